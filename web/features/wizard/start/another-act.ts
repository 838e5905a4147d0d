import type { Field, FieldTable } from '#shared/entry/field.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { emptyValue } from '../form/empty-fields.ts';
import { type EntryForm, emptyForm, emptySigner, formFromEntry } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { answersOf } from '../form/number-answers.ts';
import { lawfulForm } from '../law/lawful-form.ts';

/** The facts about a visit that the acts of the visit share: the commission, the place, and the people around. */
const ofVisit = [
  'stateCode',
  'earlierCommission',
  'date',
  'actTimezone',
  'actMode',
  'technologyUsed',
  'remotePlatform',
  'remoteSessionId',
  'remoteIdProofing',
  'remoteCredentialAnalysis',
  'signerLocation',
  'personsPresent',
  'remoteRecordingLocation',
  'remoteRecordingKeepUntil',
  'interpreterName',
  'interpreterAddress',
  'interpreterCredential',
  'locationLabel',
  'locationLat',
  'locationLng',
] as const satisfies readonly (keyof EntryForm)[];

/** How long after an entry was sealed its people count as still being there, in milliseconds. */
const visitLength = 2 * 60 * 60 * 1000;

/** Returns a person without images and what belongs to them: everyone signs again for each act. */
function withoutImages<T extends object>(person: T, fields: FieldTable): T {
  const images = Object.entries<Field>(fields).filter(
    ([, { kind }]) => kind === 'image' || kind === 'signedAs',
  );
  return { ...person, ...Object.fromEntries(images.map(([name, field]) => [name, emptyValue(field)])) };
}

/** Returns the form without what its state's law prohibits, and with the answers that its texts still need. */
function lawful(form: EntryForm): EntryForm {
  const allowed = lawfulForm(form).form;
  return { ...allowed, numberAnswers: answersOf(contentFromForm(allowed)) };
}

/**
 * Returns the form of another act for the same people at the same visit: with people, identification, place, commission,
 * and state. What belongs to one act is empty: document, signatures, thumbprint, fee, time, comments, and answers to
 * warnings. Nothing that the state prohibits is carried over.
 */
export function anotherAct(form: EntryForm): EntryForm {
  return lawful({
    ...emptyForm(),
    ...(Object.fromEntries(ofVisit.map((name) => [name, form[name]])) as Pick<
      EntryForm,
      (typeof ofVisit)[number]
    >),
    signers: form.signers.map((signer) => withoutImages(signer, signerFields)),
    credibleWitnesses: form.credibleWitnesses.map((witness) => withoutImages(witness, witnessFields)),
    markWitnesses: form.markWitnesses.map((witness) => withoutImages(witness, markWitnessFields)),
    numberAnswers: form.numberAnswers,
  });
}

/** Returns the form of an act for the same signers on another occasion: their names, addresses, and kinds of ID only. */
function anotherVisit(form: EntryForm): EntryForm {
  return lawful({
    ...emptyForm(),
    stateCode: form.stateCode,
    earlierCommission: form.earlierCommission,
    signers: form.signers.map((signer) => {
      const { firstName, lastName, oneName, idType, idTypeNote, idNoExpiration } = signer;
      const { addressLine, city, stateCode, region, zip, country } = signer;
      return {
        ...emptySigner,
        ...{ firstName, lastName, oneName, idType, idTypeNote, idNoExpiration },
        ...{ addressLine, city, stateCode, region, zip, country },
      };
    }),
    numberAnswers: form.numberAnswers,
  });
}

/** The sealed entry that people came from. `isSameVisit`: their identification was carried over too. */
export type CarriedFrom = { entryNumber: string; isSameVisit: boolean };

/**
 * Reports whether an act now belongs to the visit of a sealed entry: it is the same day where the act took place, and at
 * most two hours later. Then the notary may rely on the identification (docs/adr/0053-table-defaults.md).
 */
export function isSameVisit({ date, actTimezone, recordedAt, submittedAt }: Entry, now: Date): boolean {
  const recorded = recordedAt ?? submittedAt;
  if (!recorded || !actTimezone) return false;
  const age = now.getTime() - Date.parse(recorded);
  return age >= 0 && age <= visitLength && date === dayIn(actTimezone, now);
}

/** Returns the form of another act for the signers of a sealed entry, begun `now` on a device in a time zone. */
export function anotherActOf(
  entry: Entry,
  now: Date,
  timezone: string,
): { form: EntryForm; carriedFrom: CarriedFrom } {
  const sealed = formFromEntry(entry);
  const carriedFrom = { entryNumber: entry.entryNumber ?? '', isSameVisit: isSameVisit(entry, now) };
  if (carriedFrom.isSameVisit) return { form: anotherAct(sealed), carriedFrom };
  return {
    form: { ...anotherVisit(sealed), actTimezone: timezone, date: dayIn(timezone, now) },
    carriedFrom,
  };
}
