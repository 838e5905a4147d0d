import * as fc from 'fast-check';
import { actModeCodes } from '#shared/data/act-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { numberKindCodes } from '#shared/data/number-kinds.ts';
import { printedFingerCodes, thumbprintExceptionCodes } from '#shared/data/thumbprint.ts';
import type { Field, FieldTable } from '#shared/entry/field.ts';
import { entryFields, responseFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import type { FormOf } from '#web/features/wizard/form/empty-fields.ts';
import type { EntryForm } from '#web/features/wizard/form/entry-form.ts';

/** Stands for every image: long enough to count as a signature. */
const signature = `data:image/png;base64,${'A'.repeat(40)}`;

/** Mostly the usual value, now and then another one. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** A text that is mostly filled in, seldom missing, and sometimes contains a prohibited number. */
const typed = (usual: string) =>
  mostly(
    usual,
    '',
    '   ',
    `${usual} 123-45-6789`,
    `${usual} 4111 1111 1111 1111`,
    'Zoë Nguyễn',
    `DOB 1/2/80`,
  );

const day = (usual: string) => mostly(usual, '', '2019-03-01', '2040-12-31');

const document = fc.record({
  description: typed('Warranty deed'),
  date: mostly('', '2026-01-02'),
  pages: mostly('', '3', '0', 'two'),
});

/** Any value that the input of a field may contain, by the kind of the field. */
function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'code':
      return fc.constantFrom(...Object.keys(field.codes).filter((code) => code !== field.refused));
    case 'day':
      return day('2026-01-02');
    case 'time':
      return mostly('14:05', '');
    case 'timezone':
      return fc.constantFrom('America/New_York', '');
    case 'instant':
      return fc.constant('');
    case 'flag':
      return fc.boolean();
    case 'yesNo':
      return fc.constantFrom('yes', 'no', '');
    case 'count':
      return mostly('1', '', '3', '0', '1.5');
    case 'money':
      return mostly('10', '', '2.50', '-1', '1000000', '12,5');
    case 'degrees':
      return fc.constant(39.961176);
    case 'image':
      return mostly(signature, '');
    case 'country':
      return mostly('', 'CA', 'US');
    case 'digest':
      return mostly('', 'ab'.repeat(32), 'A digest');
    case 'signedAs':
      return fc.constant(null);
    case 'documents':
      return fc.array(document, { minLength: 1, maxLength: 2 });
    default:
      return typed('Text');
  }
}

/** Facts about an ID that contradict others wherever they do not belong, so that few forms have them. */
const ofFewIds = { idTypeNote: mostly('', 'Badge 7'), idNoExpiration: mostly(false, true) };

/** Any form of a table's fields. Some fields have values of their own. */
function formOf<T extends FieldTable>(
  table: T,
  own: { [Name in keyof FormOf<T>]?: fc.Arbitrary<FormOf<T>[Name]> },
): fc.Arbitrary<FormOf<T>> {
  const members = Object.entries<Field>(table)
    .filter(([, { copied }]) => !copied)
    .map(([name, field]) => [name, arbitraryOf(field)]);
  const record: fc.Arbitrary<unknown> = fc.record({ ...Object.fromEntries(members), ...own });
  return record as fc.Arbitrary<FormOf<T>>;
}

const signer = formOf(signerFields, {
  stateCode: mostly('OH', '', 'TX', 'ZZ'),
  zip: mostly('43004', '', '43004-1234', '4300', 'abcde'),
  idType: fc.constantFrom(...idTypeCodes, ''),
  idNumber: mostly('D123', '', 'D1234567', '123-45-6789'),
  idIssueDate: day('2022-05-01'),
  idExpirationDate: day('2031-05-01'),
  signsByMark: mostly(false, true),
  oneName: mostly(false, true),
  region: mostly('', 'Ontario'),
  capacity: mostly('', 'individual', 'trustee'),
  represents: mostly('', 'Vane Family Trust'),
  ...ofFewIds,
});

const witness = formOf(witnessFields, {
  idType: fc.constantFrom('personal_knowledge', 'passport', 'state_id', ''),
  idNumber: mostly('W123', '', 'W1234567'),
  idExpirationDate: day('2030-01-01'),
  ...ofFewIds,
});

/**
 * Any entry that a notary may have in the wizard: mostly complete, of every state and kind. `today` is the
 * notary's day, YYYY-MM-DD. Some entries are of an earlier day.
 */
export function entryForms(today: string): fc.Arbitrary<EntryForm> {
  const fields = formOf(entryFields, {
    date: mostly(today, '2020-02-03'),
    actMode: fc.constantFrom('in_person', 'in_person', 'in_person', ...actModeCodes),
    signers: fc.array(signer, { minLength: 1, maxLength: 2 }),
    credibleWitnesses: fc.array(witness, { maxLength: 2 }),
    markWitnesses: fc.array(formOf(markWitnessFields, {}), { maxLength: 2 }),
    warningResponses: fc.array(formOf(responseFields, {}), { maxLength: 1 }),
    selfFilerPhone: typed('404-555-0123'),
    thumbprint: fc.oneof(
      fc.constant(null),
      fc.record({
        image: fc.constant(signature),
        capturedAt: fc.constant('2026-01-01T12:00:00.000Z'),
        finger: fc.constantFrom(...printedFingerCodes),
        bytes: fc.constant(500),
        type: fc.constant('image/png'),
      }),
    ),
    thumbprintException: mostly('', ...thumbprintExceptionCodes),
    interpreterName: mostly('', 'Ivo Lang'),
    interpreterAddress: mostly('', '9 Lake Road'),
    interpreterCredential: mostly('', 'C-77'),
    locationLng: fc.constant(-82.998794),
    paperVolume: mostly('3', ''),
    paperPage: mostly('12', ''),
    paperLine: mostly('4', ''),
  });
  return fc.tuple(fields, fc.constantFrom(...numberKindCodes, null)).map(([form, kind]) => ({
    ...form,
    visit: null,
    numberAnswers: kind ? form.documents.map(({ description: text }) => ({ text, kind })) : [],
  }));
}
