import { ulid } from 'ulid';
import { createCalendar } from '#functions/services/business/calendar-address.ts';
import { requestDataExport } from '#functions/services/data-export/request-data-export.ts';
import { changeEmail } from '#functions/services/email/change-email.ts';
import { confirmEmailChange } from '#functions/services/email/confirm-email-change.ts';
import { undoEmailChange } from '#functions/services/email/undo-email-change.ts';
import { createInspection } from '#functions/services/inspections/create-inspection.ts';
import { addPasskey } from '#functions/services/passkeys/add-passkey.ts';
import { beginPasskey } from '#functions/services/passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from '#functions/services/passkeys/begin-passkey-sign-in.ts';
import { signInWithPasskey } from '#functions/services/passkeys/sign-in-with-passkey.ts';
import { undoChange } from '#functions/services/security/undo-change.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { codeOf } from '#test/support/authenticator.ts';
import { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { accountWorld } from '../account-world.ts';

const password = 'violet river stone';

/** Returns what is known, and fails for a refusal. */
export function given<T>(outcome: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** Returns the account services, and what a person who is signed in can add to an account. */
export function recoveryWorld(table: Table) {
  const world = accountWorld(table);
  const { deps } = world;
  const calendars = calendarStore(table);
  const journal = {
    ...journalStore(table),
    ledger: async () => ({ lastNumber: 3, lastLink: 3, headHash: 'h' }),
  };
  const inspectionDeps = {
    ...deps,
    journal,
    newCode: () => 'ABCD-EFGH',
    codeDigest: (_token: string, code: string) => code,
  };

  return {
    ...world,
    /** Adds a passkey, and returns a function that signs in with it. */
    async addPasskey(token: string) {
      const caller = await world.callerOf(token);
      const { challenge } = given(await beginPasskey(deps, caller));
      const authenticator = softwareAuthenticator('https://journal.example', caller.account.id);
      const response = { ...authenticator.create(challenge), name: 'A phone' };
      given(await addPasskey(deps, caller, { passkey: response }));
      return async () => {
        const offered = given(await beginPasskeySignIn(deps));
        const passkey = authenticator.use(offered.challenge);
        return signInWithPasskey(deps, { passkey, device: 'Safari on iOS' });
      };
    },
    /** Turns two-step sign-in on, and returns the secret, the recovery codes, and the token of the session. */
    async turnOn(token: string) {
      const { secret } = given(await world.beginSecondFactor(token));
      const on = given(await world.confirmSecondFactor(token, codeOf(secret, 0, world.state.now)));
      return { secret, recoveryCodes: on.recoveryCodes, token: on.accessToken };
    },
    code: (secret: string, stepsOn = 0) => codeOf(secret, stepsOn, world.state.now),
    /** Creates an inspection link, and returns it. */
    inspect: async (token: string) => {
      const made = given(
        await createInspection(inspectionDeps as never, await world.callerOf(token), {
          ...{
            recipient: 'A. Clerk',
            office: 'County',
            reason: 'inspection' as never,
            images: true,
            days: 30,
          },
          scope: { kind: 'numbers', numbers: '1-3' },
        } as never),
      );
      return { notaryId: (await world.callerOf(token)).account.id, inspectionId: made.inspection.id };
    },
    /** Makes an address for calendars. */
    subscribe: async (token: string) => {
      const { account } = await world.callerOf(token);
      const calendar = { calendars, newToken: ulid, siteUrl: '', now: () => world.state.now };
      given(await createCalendar(calendar, account, { showSigners: true }));
    },
    calendarOf: (notaryId: string) => calendars.get(notaryId),
    exportAll: async (token: string) =>
      requestDataExport(
        { ...deps, journal, matters: matterStore(table) } as never,
        await world.callerOf(token),
      ),
    askForDestruction: async (token: string, year = '2015') => {
      const { account } = await world.callerOf(token);
      return deps.destructions.ask({
        ...{ id: ulid(), notaryId: account.id, journalId: account.journalId, year, state: 'NV' },
        ...{ askedAt: world.state.now.toISOString(), tokenVersion: account.tokenVersion },
      });
    },
    /** Changes the address, as somebody who reads the new mailbox, and returns the token of "Keep this address". */
    async changeAddress(token: string, newEmail: string) {
      given(await changeEmail(deps, await world.callerOf(token), { newEmail, password }));
      const undo = world.mailedToken('undo-email');
      given(await confirmEmailChange(deps, { token: world.mailedToken('confirm-email') }));
      return undo;
    },
    renewedPassword: (token: string) =>
      world.changePassword(token, { currentPassword: password, newPassword: 'a third good one 7' }),
    keepAddress: (token: string) => undoEmailChange(deps, { token }),
    undo: (token: string) => undoChange(deps, { token }),
    /** Resets the password with a mailed link. */
    async reset(email: string, newPassword = 'another good one 5') {
      await world.forgotPassword(email);
      return world.resetPassword(world.mailedToken('reset'), newPassword);
    },
  };
}

export type RecoveryWorld = ReturnType<typeof recoveryWorld>;
