/** Before the app is loaded there is no router, so the browser navigates. */
let go = (path: string): void => window.location.assign(path);

/** Navigates to an address of the site from outside the pages, for example from a toast. */
export function goTo(path: string): void {
  go(path);
}

/** Lets the router handle the navigation of `goTo`. */
export function setGoTo(navigate: (path: string) => void): void {
  go = navigate;
}
