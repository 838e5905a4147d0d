/** Browsers that are measured together. */
export type BrowserGroup = { engine: string; version: string };

type Engine = {
  /** Find the major version in a User-Agent; the first that finds one decides. */
  versions: readonly RegExp[];
  /** The versions to measure, from the oldest that can show the app. Others count together. */
  oldest: number;
  newest: number;
  /** How many versions count as one: WebKit has one a year, the others have one every few weeks. */
  together: number;
};

const engines: Record<string, Engine> = {
  gecko: {
    versions: [/\bGecko\/[\d.]+ Firefox\/(\d{1,3})\b/],
    oldest: 121,
    newest: 199,
    together: 10,
  },
  // Edge, Opera, and Samsung's browser name the version of Chrome, too.
  blink: {
    versions: [/Chrome\/(\d{1,3})\b/],
    oldest: 111,
    newest: 199,
    together: 10,
  },
  // Only Safari names its version. Other browsers on iPhones, and installed apps, name that of the system.
  webkit: {
    versions: [/\bAppleWebKit\/.*\bVersion\/(\d{1,3})\b/, /\bOS (\d{1,3})_.*\bAppleWebKit\//],
    oldest: 16,
    newest: 30,
    together: 1,
  },
};

const other = 'other';

/** Clients can send a header of any content and length. */
const headerLength = 400;

/**
 * Returns the engine and major version in a User-Agent, from a closed list, because each group costs as much as
 * its metrics. The rest of the header is neither stored nor logged.
 */
export function browserGroup(userAgent = ''): BrowserGroup {
  const text = userAgent.slice(0, headerLength);
  for (const [engine, { versions, oldest, newest, together }] of Object.entries(engines)) {
    const found = versions.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
    if (found === undefined) continue;
    const version = Number(found);
    if (version < oldest || version > newest) return { engine, version: other };
    const first = version - (version % together);
    return { engine, version: together === 1 ? found : `${first}-${first + together - 1}` };
  }
  return { engine: other, version: other };
}
