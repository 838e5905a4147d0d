import { fieldNotes } from '#shared/rules/law/check-entry.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';

/** A day of the act that is over, so that a time has to be stated. */
export const dayOfAct = '2026-11-19';
export const today = '2026-11-20';

const image = `data:image/png;base64,${'A'.repeat(80)}`;

/** What a careful notary writes into a field; anything else is a plain text. */
const values: Readonly<Record<string, unknown>> = {
  actType: 'signature_witnessing',
  date: dayOfAct,
  actTime: '10:30',
  documentDate: dayOfAct,
  documents: [{ description: 'A document' }],
  credibleWitnesses: [{ idType: 'personal_knowledge' }],
  oathAdministered: false,
  thumbprint: { signerThumb: 'right_thumb' },
  signerJournalSignature: image,
  principalSignature: image,
  signatureDataUrl: image,
  zip: '78701',
  idType: 'passport',
  idNumber: 'AB12',
  idIssueDate: '2020-05-01',
  idExpirationDate: '2030-05-01',
};

/** The entry with a value at a path such as `signers.0.city`. */
export function withValue(entry: EntryContent, path: string, value?: unknown): EntryContent {
  const copy = structuredClone(entry) as Record<string, unknown>;
  const steps = path.split('.');
  const field = steps.at(-1) ?? '';
  let owner = copy;
  for (const step of steps.slice(0, -1)) owner = owner[step] as Record<string, unknown>;
  owner[field] = value ?? values[field] ?? 'Text';
  return copy as EntryContent;
}

/** The entry with every field filled that has one of these uses and is still empty. */
export function filled(entry: EntryContent, ...uses: FieldUse[]): EntryContent {
  let done = entry;
  // What is filled may bring up more fields, such as those of a credible witness.
  for (let before: EntryContent | undefined; done !== before; ) {
    before = done;
    for (const { path, rule } of fieldNotes(done)) {
      if (uses.includes(rule.use) && !isFilled(done, path)) done = withValue(done, path);
    }
  }
  return done;
}

function isFilled(entry: EntryContent, path: string): boolean {
  let value: unknown = entry;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null)?.[step];
  return value !== undefined && value !== null && value !== '' && (value as []).length !== 0;
}
