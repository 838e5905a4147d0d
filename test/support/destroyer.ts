import { ulid } from 'ulid';
import type { Mail } from '#functions/adapters/email/email.ts';
import { erasedFiles } from '#functions/adapters/files/erased-files.ts';
import { carryOutDestructions } from '#functions/services/retention/carry-out-destructions.ts';
import { requestDestruction } from '#functions/services/retention/request-destruction.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { type DataExport, dataExportStore } from '#functions/store/account/data-export-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { type DestructionStore, destructionStore } from '#functions/store/entries/destruction-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import type { Table } from '#functions/store/table/table.ts';

export const dayMs = 86_400_000;

export const afterDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** The stores that a destruction needs, besides those of files and items. */
export const destructionStores = (table: Table) => ({
  accounts: accountStore(table),
  destructions: destructionStore(table),
  dataExports: dataExportStore(table),
  access: accessStore(table),
  journal: journalStore(table),
  holds: holdStore(table),
});

/** Asks for destructions of a notary's entries, and carries them out, at any time. */
export function destroyer(table: Table, account: Account, mails: Mail[] = []) {
  const { id: notaryId, journalId } = account;
  const shared = destructionStores(table);
  return {
    /** Notes that the whole journal was exported and downloaded. */
    async exported(at: Date): Promise<void> {
      const { lastLink, lastNumber, headHash } = await shared.journal.ledger(journalId);
      const when = at.toISOString();
      const ready: Omit<DataExport, 'step'> = {
        ...{ id: ulid(), status: 'ready', requestedAt: when, changedAt: when, finishedAt: when },
        ...{ entriesTotal: lastNumber, lastLink, chainHead: headHash, stage: 'file', position: 0 },
        ...{ parcels: 1, bytes: 1, failures: 0, sizeBytes: 1, fileUntil: when, mailedAt: null },
      };
      await shared.dataExports.write(notaryId, await shared.dataExports.get(notaryId), ready);
      await shared.access.add(notaryId, {
        ...{ id: ulid(at.getTime()), kind: 'data-export-downloaded', at: when, device: 'Chrome' },
      });
    },

    /** Returns `asked`, or why not. */
    async ask(
      now: Date,
      { year, state, typed = `DESTROY ${year} ${state}` }: { year: string; state: string; typed?: string },
      sendMail = async (mail: Mail): Promise<void> => void mails.push(mail),
    ): Promise<string> {
      const former = { changeId: 'a', email: 'old@example.com', heldUntil: afterDays(now, 1).toISOString() };
      const known = { ...account, emailVerified: true, formerEmails: [former] };
      const caller = { account: known, sessionId: 'none', signedInAt: now.toISOString() };
      const asked = await requestDestruction(
        {
          ...shared,
          ...{ newId: () => ulid(), now: () => now, siteUrl: 'https://journal.example' },
          sendMail,
          reportMailFailure: () => {},
        },
        caller as Parameters<typeof requestDestruction>[1],
        { year, state: state as 'MI', confirmation: typed },
      );
      return asked.ok ? 'asked' : asked.code;
    },

    /** Runs what the daily function does, for this notary. */
    async run(
      now: Date,
      {
        holds = shared.holds,
        destructions = shared.destructions,
        hasTime = () => true,
      }: Partial<Pick<Parameters<typeof carryOutDestructions>[0], 'holds' | 'hasTime'>> & {
        destructions?: DestructionStore;
      } = {},
    ) {
      const failures: unknown[] = [];
      const counts = await carryOutDestructions({
        ...shared,
        destructions: {
          ...destructions,
          async *allAsked() {
            for await (const page of destructions.allAsked())
              yield page.filter((asked) => asked.notaryId === notaryId);
          },
        },
        ...{ holds, hasTime, items: erasureStore(table), files: erasedFiles() },
        report: () => {},
        reportFailure: (_, error) => failures.push(error),
        now: () => now,
      });
      return { ...counts, failures };
    },
  };
}
