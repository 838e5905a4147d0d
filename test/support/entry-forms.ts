import * as fc from 'fast-check';
import { actModeCodes, actTypeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { stateCodes } from '#shared/data/states.ts';
import { printedFingerCodes, thumbprintExceptionCodes } from '#shared/data/thumbprint.ts';
import type { EntryForm, SignerForm, WitnessForm } from '#web/features/wizard/entry-form.ts';

/** Stands for every image: long enough to count as a signature. */
const signature = `data:image/png;base64,${'A'.repeat(40)}`;

/** Mostly the usual value, now and then another one. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** A text that is mostly filled in, seldom missing, and now and then holds what no journal may hold. */
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

const signer: fc.Arbitrary<SignerForm> = fc.record({
  firstName: typed('Ada'),
  lastName: typed('Byron'),
  addressLine: typed('12 Main Street'),
  city: typed('Springfield'),
  stateCode: mostly('OH', '', 'TX', 'ZZ'),
  zip: mostly('43004', '', '43004-1234', '4300', 'abcde'),
  idType: fc.constantFrom(...idTypeCodes, ''),
  idNumber: mostly('D123', '', 'D1234567', '123-45-6789'),
  idIssuingAgency: typed('Bureau of Motor Vehicles'),
  idIssueDate: day('2022-05-01'),
  idExpirationDate: day('2031-05-01'),
  signatureDataUrl: mostly(signature, ''),
});

const witness: fc.Arbitrary<WitnessForm> = fc.record({
  name: typed('Grace Hopper'),
  address: typed('1 Elm Street, Springfield'),
  idType: fc.constantFrom('personal_knowledge', 'passport', 'state_id', ''),
  idNumber: mostly('W123', '', 'W1234567'),
  idIssuingAgency: typed('US Department of State'),
  idExpirationDate: day('2030-01-01'),
  signatureDataUrl: mostly(signature, ''),
});

/**
 * Any entry that a notary may have in the wizard: mostly complete, of every state and kind. `today` is the
 * notary's day, YYYY-MM-DD; some entries are of an earlier day.
 */
export function entryForms(today: string): fc.Arbitrary<EntryForm> {
  return fc.record({
    date: mostly(today, '2020-02-03'),
    stateCode: fc.constantFrom(...stateCodes),
    documentType: fc.constantFrom(...documentTypeCodes),
    actType: fc.constantFrom(...actTypeCodes),
    actTime: mostly('14:05', ''),
    actMode: fc.constantFrom('in_person', 'in_person', 'in_person', ...actModeCodes),
    technologyUsed: typed('Video platform'),
    numberOfActs: mostly('1', '', '3', '0', '1.5'),
    signers: fc.array(signer, { minLength: 1, maxLength: 2 }),
    credibleWitnesses: fc.array(witness, { maxLength: 2 }),
    witnessName: typed('Alan Turing'),
    witnessAddress: typed('5 Hill Road'),
    selfFiler: fc.boolean(),
    selfFilerPhone: typed('404-555-0123'),
    addressWithheld: fc.boolean(),
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
    thumbprintNote: typed('Right thumb is bandaged'),
    signerJournalSignature: mostly(signature, ''),
    fee: mostly('10', '', '2.50', '-1', '1000000', '12,5'),
    itemizedFees: typed('Acknowledgment 10.00'),
    oathAdministered: fc.constantFrom('yes', 'no', ''),
    certificateType: typed('Acknowledgment'),
    interpreterName: mostly('', 'Ivo Lang'),
    interpreterAddress: mostly('', '9 Lake Road'),
    interpreterCredential: mostly('', 'C-77'),
    locationLabel: typed('1 City Hall Square'),
    locationLat: fc.constant(39.961176),
    locationLng: fc.constant(-82.998794),
    paperVolume: mostly('3', ''),
    paperPage: mostly('12', ''),
    paperLine: mostly('4', ''),
    documents: fc.array(fc.record({ description: typed('Warranty deed') }), { minLength: 1, maxLength: 2 }),
    documentDate: day('2026-01-02'),
    comments: typed('Signed in my presence.'),
    granteeName: typed('Mary Roe'),
    landCounty: typed('Dallas'),
    granteeAddress: typed('7 Ranch Road, Dallas, TX 75201'),
  });
}
