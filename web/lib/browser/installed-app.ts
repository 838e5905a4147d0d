/** Whether the app was opened from the home screen of an iPhone or iPad, where nothing is downloaded or printed. */
export const isOnAppleHomeScreen = () => Reflect.get(navigator, 'standalone') === true;

/** Whether the page is the installed app, which has a window of its own without the browser's buttons. */
export const isInstalledApp = () =>
  isOnAppleHomeScreen() || window.matchMedia('(display-mode: standalone)').matches;

/** Whether the page can be printed: an app on an Apple home screen has no print dialog. */
export const canPrint = () => !isOnAppleHomeScreen();
