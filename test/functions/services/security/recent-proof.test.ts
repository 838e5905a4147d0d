import { expect, it } from 'vitest';
import type { Caller } from '#functions/services/auth/authenticate.ts';
import { requestDataExport } from '#functions/services/data-export/request-data-export.ts';
import { createInspection } from '#functions/services/inspections/create-inspection.ts';
import { addPasskey } from '#functions/services/passkeys/add-passkey.ts';
import { beginPasskey } from '#functions/services/passkeys/begin-passkey.ts';
import { removePasskey } from '#functions/services/passkeys/remove-passkey.ts';
import { closeAccount } from '#functions/services/retention/close-account.ts';
import { requestDestruction } from '#functions/services/retention/request-destruction.ts';
import { requireRecentProof } from '#functions/services/security/recent-proof.ts';

const now = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

/** A caller who signed in, and proved to be the notary again, so many minutes ago. */
function callerWith(signedIn: number, proven?: number): Caller {
  const session = {
    signedInAt: minutesAgo(signedIn),
    ...(proven !== undefined && { provenAt: minutesAgo(proven) }),
  };
  const account = { id: 'notary', emailVerified: true, sessions: { one: session } };
  return { account, sessionId: 'one', signedInAt: session.signedInAt, generation: 0 } as unknown as Caller;
}

const refused = { ok: false, code: 'STEP_UP_REQUIRED' };

it.each([
  ['a sign-in five minutes ago', callerWith(5), true],
  ['a sign-in longer ago', callerWith(5.01), false],
  ['an old sign-in and a new proof', callerWith(600, 5), true],
  ['a proof longer ago', callerWith(600, 5.01), false],
])('%s counts as recent only within five minutes', (_what, caller, isRecent) => {
  expect(requireRecentProof(caller, now)).toEqual(isRecent ? { ok: true, value: undefined } : refused);
});

/** With these, a service can refuse and nothing else: any further step fails. */
const nothing = { now: () => now } as never;
const anything = {} as never;

it.each<[string, (caller: Caller) => Promise<unknown>]>([
  ['request-data-export', (caller) => requestDataExport(nothing, caller)],
  ['create-inspection', (caller) => createInspection(nothing, caller, anything)],
  ['close-account', (caller) => closeAccount(nothing, caller, anything)],
  ['request-destruction', (caller) => requestDestruction(nothing, caller, anything)],
  ['begin-passkey', (caller) => beginPasskey(nothing, caller)],
  ['add-passkey', (caller) => addPasskey(nothing, caller, anything)],
  ['remove-passkey', (caller) => removePasskey(nothing, caller, 'passkey')],
])('%s does nothing for a stolen session without a recent proof', async (_service, run) => {
  expect(await run(callerWith(600))).toEqual(refused);
});
