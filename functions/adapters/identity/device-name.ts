import Bowser from 'bowser';

/** Clients can send a header with any content and length. */
const headerLength = 400;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns the browser and system family in a User-Agent, for example `Chrome on Windows`. Only names from
 * fixed lists are returned: the rest of the header could identify a person and is never stored.
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
