import Bowser from 'bowser';

/** Anybody may write anything into the header, at any length. */
const headerLength = 400;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * The family of browser and of system that a User-Agent names, `Chrome on Windows`, to be stored instead of it. Only
 * names from lists: nothing else of the header, which may tell a person apart, comes through.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, headerLength));
  const browserName = browser.name && browsers.has(browser.name) ? browser.name : undefined;
  const system = os.name && systems.has(os.name) ? os.name : undefined;
  if (!browserName && !system) return 'Unknown device';
  if (!browserName) return `Unknown browser on ${system}`;
  return system ? `${browserName} on ${system}` : browserName;
}
