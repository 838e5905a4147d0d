import { describe, expect, it } from 'vitest';
import { hashEntry } from '#functions/services/entries/recorded-text.ts';
import { sealedEntry } from '#functions/services/entries/sealed-entry.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { filedEntry } from '#test/support/filed-journal.ts';

const image = { digest: 'a'.repeat(64), type: 'png', bytes: 120 } as const;
const draft: EntryItem = {
  ...filedEntry(null, { date: '2026-01-15' }),
  version: 4,
  expiresAt: 1_800_000_000,
  principalSignature: image,
  images: ['b'.repeat(64)],
};
const colorado = {
  id: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
  commissionNumber: 'CO-1',
  state: 'CO',
  expirationDate: '2028-01-01',
  isPrimary: true,
} as const;
const seal = {
  ledger: {
    ...{ lastNumber: 41, lastLink: 44, headHash: 'c'.repeat(64) },
    ...{ notaryId: 'notary', notarySalt: '00' },
  },
  account: { journalId: 'journal', fullName: 'Nora Notary', commissions: [colorado] },
  at: '2026-01-15T18:00:00.000Z',
  audit: { sessionId: 'session', requestId: 'request' },
};

describe('sealedEntry', () => {
  it('numbers, times, and chains a draft, keeps its content, and hashes all of it', () => {
    const { entry, link } = sealedEntry(draft, seal);
    const { expiresAt: _, ...content } = draft;
    expect(entry).toEqual({
      ...content,
      status: 'submitted',
      version: 5,
      entryNumber: 42,
      submittedAt: seal.at,
      updatedAt: seal.at,
      notaryName: 'Nora Notary',
      commission: { commissionNumber: 'CO-1', state: 'CO', expirationDate: '2028-01-01' },
      previousHash: seal.ledger.headHash,
      rulesVersion,
      link: 45,
      listKey: 'S#0000000042',
      images: [image.digest],
      entryHash: hashEntry('journal', entry),
    });
    expect(entry).not.toHaveProperty('expiresAt');
    expect(link).toEqual({
      sequence: 45,
      kind: 'entry',
      position: '42',
      hash: entry.entryHash,
      previousHash: seal.ledger.headHash,
      at: seal.at,
      entryId: draft.id,
      ...seal.audit,
    });
  });

  it('names no commission where the notary has none of the state', () => {
    expect(
      sealedEntry(draft, {
        ...seal,
        account: { ...seal.account, commissions: [{ ...colorado, state: 'TX' }] },
      }).entry.commission,
    ).toBeNull();
  });
});
