import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type NoticeKind, notices } from '#functions/services/security/notify.ts';
import { undoWords } from '#functions/services/security/notify-undoable.ts';
import { toldByRoute } from '#functions/services/security/told-by-route.ts';
import { routeIds, routes } from '#shared/contract/routes.ts';

const told = Object.values(toldByRoute);
const kinds = Object.keys(notices) as NoticeKind[];

/** Returns the notice of a kind, about anything. */
function noticeOf(kind: NoticeKind): { subject: string; takenBack: string } {
  const notice = notices[kind];
  return typeof notice === 'function' ? notice('anything' as never) : notice;
}

it('says for every route that changes something for a notary who is told, or why nobody is', () => {
  const changing = routeIds.filter((id) => routes[id].access === 'notary' && routes[id].method !== 'GET');
  const missing = changing.filter((id) => !Object.hasOwn(toldByRoute, id));
  expect(missing).toEqual([]);
  expect(changing.length).toBeGreaterThan(50);
});

it('tells about credentials and about what leaves the account', () => {
  const tells = (route: keyof typeof toldByRoute) => !('notTold' in toldByRoute[route]);
  const credentials = routeIds.filter((id) =>
    /password|passkeys|second-factor|\/email$/.test(routes[id].path),
  );
  const changing = credentials.filter(
    (id) => routes[id].method !== 'GET' && !/options|forgot/.test(routes[id].path),
  );
  const silent = changing.filter((id) => !tells(id as keyof typeof toldByRoute));
  // It begins a factor that has no effect yet.
  expect(silent).toEqual(['begin-second-factor']);
  for (const id of [
    'create-inspection',
    'start-data-export',
    'request-destruction',
    'close-account',
  ] as const)
    expect([id, tells(id)]).toEqual([id, true]);
});

it('has a sender for every notice, and none that no route sends', async () => {
  const sent = new Set<string>();
  for await (const file of glob('functions/services/**/*.ts')) {
    const source = readFileSync(file, 'utf8');
    for (const [, kind = ''] of source.matchAll(/notices\.(\w+)/g)) sent.add(kind);
    for (const [, kind = ''] of source.matchAll(/kind: '(\w+)'/g)) sent.add(kind);
  }
  expect(kinds.filter((kind) => !sent.has(kind))).toEqual([]);
  const byRoute = new Set(told.flatMap((one) => ('notice' in one ? [one.notice] : [])));
  // A reset sends another text if nobody had confirmed the address.
  expect(kinds.filter((kind) => !byRoute.has(kind))).toEqual(['addressProven']);
});

it.each([
  ['passkeyAdded', 'passkey'],
  ['secondFactorOn', 'two-step sign-in'],
  ['secondFactorOff', 'two-step sign-in'],
  ['inspectionCreated', 'inspection link'],
  ['dataExportRequested', 'export'],
] as const)('%s names the change in its subject and has a link that takes it back', (kind, word) => {
  expect(noticeOf(kind).subject.toLowerCase()).toContain(word);
  expect(noticeOf(kind).takenBack).toBe('A link in the email, for seven days');
  expect(Object.keys(undoWords)).toContain(kind);
});

it('is what SECURITY.md says', () => {
  const page = readFileSync('SECURITY.md', 'utf8');
  const rows = kinds.map((kind) => {
    const { subject, takenBack } = noticeOf(kind);
    return `| ${subject} | ${takenBack} |`;
  });
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  const reasons = new Set(told.flatMap((one) => ('notTold' in one ? [one.notTold] : [])));
  expect([...reasons].filter((reason) => !page.includes(reason))).toEqual([]);
});
