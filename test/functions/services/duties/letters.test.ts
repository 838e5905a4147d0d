import { describe, expect, it } from 'vitest';
import { type DutyDocument, dutyPdf } from '#functions/adapters/pdf/duty-pdf.ts';
import { documentMaker } from '#functions/services/duties/document-makers.ts';
import type { DocumentDeps, LetterDeps } from '#functions/services/duties/make-document.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { Matter } from '#shared/schemas/matter.ts';

const account = {
  fullName: 'Nora Notary',
  email: 'nora@example.com',
  timezone: 'America/Los_Angeles',
  dateFormat: 'MM/dd/yyyy',
} as Account;
const now = () => new Date('2026-11-24T03:00:00Z');

/** Letters read no entry, so their makers get no more than this. */
const letterDeps = (documents: LetterDeps['documents']) => ({ now, documents }) as DocumentDeps;
const open = { id: '01KB0000000000000000000000', openedAt: '2026-11-23T15:00:00.000Z', closedAt: null };

const loss: Matter = {
  ...open,
  ...{ kind: 'loss', state: 'CA', dueOn: '2026-11-24', steps: [], version: 1 },
  facts: {
    ...{ thing: 'journal', event: 'stolen', foundOn: '2026-11-23', happenedOn: null },
    ...{ circumstances: 'My car was opened.', policeReport: '26-1182' },
    ...{ entriesFrom: '2025-01-02', entriesTo: '2026-11-20' },
    commissions: [
      { state: 'CA', commissionNumber: '2400001', expirationDate: '2028-05-31' },
      { state: 'TX', commissionNumber: null, expirationDate: null },
    ],
  },
};

const handOver: Matter = {
  ...open,
  ...{ kind: 'hand_over', state: 'MO', dueOn: '2026-12-30', steps: [], version: 1 },
  facts: { reason: 'expired', endedOn: '2026-11-30', commissionNumber: '2400001' },
};

/** Returns what a letter prints, and the document. */
async function printed(matter: Matter, document: string) {
  const documents: Omit<DutyDocument, 'issuer'>[] = [];
  const make = documentMaker(matter.kind, document);
  const outcome = await make?.(
    letterDeps({
      duty: async (content) => {
        documents.push(content);
        return new Uint8Array([1]);
      },
    }),
    { account, matter },
  );
  expect(outcome, document).toMatchObject({ ok: true });
  return { text: JSON.stringify(documents), document: documents[0] };
}

describe('the letters of a matter', () => {
  it('exist for each document that its rules name', async () => {
    for (const matter of [loss, handOver]) {
      const names = rulesOf(matter.kind).documents(matter);
      expect(names).not.toEqual([]);
      for (const name of names) await printed(matter, name);
    }
  });

  it('go to the office of each state, with the commission there, and are dated on the day of the notary', async () => {
    const { text } = await printed(loss, 'notice-CA');
    for (const words of ['Sacramento', '2400001', '05/31/2028', '26-1182', '11/23/2026']) {
      expect(text).toContain(words);
    }
    expect((await printed(loss, 'notice-TX')).text).not.toContain('2400001');
  });

  it('are not made for a state without a commission', async () => {
    const make = documentMaker('loss', 'notice-NV');
    const documents = { duty: async () => new Uint8Array() };
    expect(await make?.(letterDeps(documents), { account, matter: loss })).toMatchObject({ ok: false });
    expect(documentMaker('loss', 'toString')).toBeUndefined();
  });

  it('fit on paper', async () => {
    const { document } = await printed(handOver, 'cover-letter');
    if (!document) throw new Error('Nothing was printed');
    const issuer = { signer: 'Digital Notary Journal', siteUrl: 'https://journal.example' };
    const bytes = await dutyPdf({ ...document, issuer });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});
