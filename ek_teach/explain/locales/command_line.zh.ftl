# Traditional Chinese (zh-Hant): what commands print besides what they were asked for.

## Where something stands

command-standard-input = 標準輸入
command-place = { $file }，第{ $line }行
command-place-under = 依{ $book }
    .further = { $place }，依{ $book }

## The lessons

command-lab-copied = 課程在{ $folder }。
command-lab-kept = 保留你原有的檔案：{ $files }。若要重新取得，請將你的檔案改名或刪除，再執行一次。
command-lab-starts = JupyterLab啟動中；按Ctrl-C結束。若瀏覽器沒有開啟，請將下方的網址複製到瀏覽器。
command-site-pyodide = 瀏覽器用的Python
command-site-packages = 套件
command-site-lessons = 課程
command-site-jupyterlite = 瀏覽器用的JupyterLab
command-site-built = 網站在{ $folder }。要開啟，請在那裡輸入：python serve.py

## Ctrl-C

command-stopped = 已中止。

## While cases are run, before a bar that grows

command-cases-running = 案例

## Is this computer ready? The name of what was looked at, and what was found

doctor-mark =
    .good = 正常
    .bad = 異常
doctor-ready = 已就緒。從這裡開始：ek-teach lab
doctor-python =
    .found = { $version }，位於{ $path }
    .old = { $version }，位於{ $path }；需要Python { $needed }或更新的版本
doctor-packages = 套件
    .missing = 缺少：{ $names }；請重新安裝ek-teach
doctor-lab =
    .found = { $version }可以啟動
    .fails = 無法啟動（{ $error }）；請重新安裝ek-teach
doctor-lessons = 課程
    .found = { $folder }中有{ $number }個檔案
doctor-folder = 寫入權限
    .fails = 無法寫入{ $folder }（{ $reason }）；請換到你自己的資料夾
doctor-browser = 瀏覽器
    .found = 會自動開啟
    .missing = 不會自動開啟；請將`ek-teach lab`顯示的網址複製到瀏覽器
doctor-terminal = 終端機
    .found = 編碼{ $encoding }包含所有文字
    .lacks = 編碼{ $encoding }缺少某些文字；請設定PYTHONUTF8=1，或使用 --output FILE
doctor-graphviz =
    .found = dot位於{ $path }
    .missing = PATH中沒有dot；並不需要它
doctor-extra =
    .found = { $purpose }：可以匯入{ $modules }
    .missing = { $purpose }：未安裝{ $modules }，只有這個用途才需要；請在專案的資料夾輸入{ $command }
doctor-extra-theory = 第15課與第17課的Gambit與OpenSpiel
doctor-extra-nbgrader = nbgrader的作業
doctor-extra-site = 給不能安裝軟體的電腦使用的課程網站
