/** Without the router, as before the app is there, the browser itself goes. */
let go = (path: string): void => window.location.assign(path);

/** Goes to an address of the site from outside the pages, for example from a toast. */
export function goTo(path: string): void {
  go(path);
}

/** Lets the router take over the ways that `goTo` goes. */
export function setGoTo(navigate: (path: string) => void): void {
  go = navigate;
}
