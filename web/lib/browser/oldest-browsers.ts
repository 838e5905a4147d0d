/** The oldest browsers that can show the site, by the name of their kind. Pages say it, and the built code is checked for it. */
export const oldestBrowsers = { iOS: '16.4', Safari: '16.4', Firefox: '121', Chrome: '111' } as const;

/** The oldest browsers in words. */
export const oldestBrowsersText = `iOS ${oldestBrowsers.iOS}, Safari ${oldestBrowsers.Safari}, Firefox ${oldestBrowsers.Firefox}, or Chrome ${oldestBrowsers.Chrome} or later`;
