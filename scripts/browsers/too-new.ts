import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '#web/lib/browser/oldest-browsers.ts';

/** The oldest browsers by their names in MDN's data. */
const oldest = {
  safari_ios: oldestBrowsers.iOS,
  safari: oldestBrowsers.Safari,
  firefox: oldestBrowsers.Firefox,
  chrome: oldestBrowsers.Chrome,
} as const;

const isLater = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/** Whether one of the oldest browsers lacks a feature. */
function isTooNew({ support }: CompatStatement): boolean {
  return Object.entries(oldest).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof oldest] ?? []].flat();
    return !statements.some(({ version_added: added, flags, version_removed: removed }) => {
      if (typeof added !== 'string' || flags) return false;
      const isGone = typeof removed === 'string' && !isLater(removed, version);
      return !isGone && !isLater(added.replace('≤', ''), version);
    });
  });
}

const builtIns = compat.javascript['builtins'] as unknown as Record<string, Identifier>;

const suffix = '_static';

/** Interfaces of pages whose methods have names that say whose they are. */
const pageClasses = [
  'AbortSignal',
  'Blob',
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'Navigator',
  'Node',
  'Response',
  'URL',
  'URLSearchParams',
  'Window',
];

type Member = { of: string; name: string; statement: CompatStatement };

/** The members of classes of the language and of pages; a class itself is its member ''. */
function members(): Member[] {
  const classes: Record<string, Identifier> = { ...builtIns, ...compat.api };
  return Object.entries(classes).flatMap(([of, { __compat: own, ...others }]) => [
    ...(own ? [{ of, name: '', statement: own }] : []),
    ...Object.entries(others as Record<string, Identifier>).flatMap(([name, { __compat: statement }]) =>
      statement && /^\w+$/.test(name) ? [{ of, name, statement }] : [],
    ),
  ]);
}

const isStatic = (name: string) => name.endsWith(suffix);

/** Returns the calls that the oldest browsers lack, as patterns of code by the name of the function. */
function newCalls(): Map<string, RegExp> {
  const all = members();
  const known = new Set(all.filter(({ statement }) => !isTooNew(statement)).map(({ name }) => name));
  const calls = new Map<string, RegExp>();
  for (const { of, name, statement } of all) {
    if (!isTooNew(statement)) continue;
    if (name === '') calls.set(`new ${of}`, new RegExp(`\\bnew ${of}\\(`));
    else if (isStatic(name)) {
      const call = name.slice(0, -suffix.length);
      calls.set(`${of}.${call}`, new RegExp(`\\b${of}\\.${call}\\(`));
    } else if (!known.has(name) && (of in builtIns || pageClasses.includes(of))) {
      // Of two methods with the same name, the code does not tell which it calls: that of an older class counts.
      calls.set(`.${name}`, new RegExp(`\\.${name}\\(`));
    }
  }
  return calls;
}

let calls: Map<string, RegExp> | undefined;

/** Returns the functions that code calls without asking for them first and that the oldest browsers lack. */
export function tooNew(code: string): string[] {
  calls ??= newCalls();
  return [...calls].filter(([, pattern]) => pattern.test(code)).map(([name]) => name);
}
