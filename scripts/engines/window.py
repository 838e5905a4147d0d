"""Opens a WebKitGTK window for WebKitWebDriver: as large as the screen, while MiniBrowser is 447 pixels wide or more.

Arguments: the folder for data and downloads, the script that runs before each page's own, and the font size in pixels.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, script, font_size = sys.argv[1:4]

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, "data"),
    base_cache_directory=os.path.join(folder, "cache"),
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)

content = WebKit2.UserContentManager()
with open(script, encoding="utf-8") as source:
    content.add_script(
        WebKit2.UserScript.new(
            source.read(),
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )

settings = WebKit2.Settings(default_font_size=int(font_size))
view = WebKit2.WebView(
    web_context=context,
    user_content_manager=content,
    settings=settings,
    is_controlled_by_automation=True,
)


def save(download, suggested_name):
    download.set_destination("file://" + os.path.join(folder, suggested_name))
    return True


context.connect("download-started", lambda _, download: download.connect("decide-destination", save))
context.connect(
    "automation-started",
    lambda _, session: session.connect("create-web-view", lambda _: view),
)

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
window = Gtk.Window()
screen = window.get_screen()
window.set_default_size(screen.get_width(), screen.get_height())
window.add(view)
window.show_all()
Gtk.main()
