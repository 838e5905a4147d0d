import type { Field } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';

/** A day before today, so that the time of the act is required. */
export const dayOfAct = '2026-11-19';
export const today = '2026-11-20';

const image = `data:image/png;base64,${'A'.repeat(80)}`;

/** Values by the kind of field, for the kinds that do not take any plain text. */
const valueOfKind: Partial<Record<Field['kind'], unknown>> = {
  day: dayOfAct,
  time: '10:30',
  timezone: 'America/New_York',
  flag: true,
  instant: '2026-11-20T15:30:00.000Z',
  yesNo: false,
  image,
  thumbprint: { signerThumb: 'right_thumb' },
  documents: [{ description: 'A document' }],
};

/** Values for the fields whose kind does not say enough. */
const values: Readonly<Record<string, unknown>> = {
  actType: 'signature_witnessing',
  outcome: 'performed',
  credibleWitnesses: [{ idType: 'personal_knowledge' }],
  markWitnesses: [{}],
  zip: '78701',
  idType: 'passport',
  idNumber: 'AB12',
  idIssueDate: '2020-05-01',
  idExpirationDate: '2030-05-01',
};

const fields: Readonly<Record<string, Field>> = {
  ...{ ...entryFields, ...signerFields, ...witnessFields, ...markWitnessFields },
};

const usualValue = (field: string): unknown =>
  values[field] ?? valueOfKind[fields[field]?.kind ?? 'line'] ?? 'Text';

/** Sets a value at a path, and copies nothing but the objects on that path. */
function setAt(holder: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  const copy = Array.isArray(holder) ? [...holder] : { ...Object(holder) };
  copy[step] = rest.length > 0 ? setAt(copy[step], rest, value) : value;
  return copy;
}

/** Returns the entry with a value at a path such as `signers.0.city`. */
export function withValue(entry: EntryContent, path: string, value?: unknown): EntryContent {
  const steps = path.split('.');
  return setAt(entry, steps, value ?? usualValue(steps.at(-1) ?? '')) as EntryContent;
}

/** Returns the entry with every empty field filled that has one of these uses. */
export function filled(entry: EntryContent, ...uses: FieldUse[]): EntryContent {
  let done = entry;
  // A filled field may require more fields, such as those of a credible witness.
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
