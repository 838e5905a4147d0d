import { describe, expect, it } from 'vitest';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { stateCodes } from '#shared/data/states.ts';
import type { EntryContent, SignerContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { today } from './filled-entry.ts';
import { complete, warnings } from './state-entries.ts';

/** Refusals by the law of some states, for every signer: whole ID numbers, and ZIP Codes in Illinois. */
const isOfLaw = ({ message }: { message: string }) => /ID number|ZIP codes/i.test(message);

/** Returns what keeps an entry with this signer from the journal, in any state. */
const refusals = (signer: SignerContent, more: EntryContent = {}) =>
  stateCodes.flatMap((state) =>
    entryProblems(complete(state, { signers: [{ idType: 'passport', ...signer }], ...more }), today)
      .filter((problem) => !isOfLaw(problem))
      .map(({ message }) => `${state}: ${message}`),
  );

const addresses: readonly SignerContent[] = [
  { addressLine: 'Unit 4021 Box 8', city: 'DPO', stateCode: 'AP', zip: '96321-0008' },
  { addressLine: '44 Rhode Island Ave NW', city: 'Washington', stateCode: 'DC', zip: '20001' },
  { addressLine: 'Urb. El Paraíso, B9 Calle 7', city: 'Ponce', stateCode: 'PR', zip: '00731' },
  { addressLine: 'HC 31 Box 6', city: 'Shiprock', stateCode: 'NM', zip: '87420' },
  { addressLine: 'General Delivery', city: 'Bethel', stateCode: 'AK', zip: '99559' },
  { addressLine: 'N6789 County Rd. KK, Town of Empire', city: 'Eden', stateCode: 'WI', zip: '53019' },
  { addressLine: '987654321 Farm Rd 12', city: 'Waco', stateCode: 'TX', zip: '76701' },
  { addressLine: '17-21 30th Ave #3¼-A', city: 'Astoria', stateCode: 'NY', zip: '11102' },
  { addressLine: '5 rue de la Paix', city: 'Paris', region: 'Île-de-France', zip: '75002', country: 'FR' },
  { addressLine: 'Blok 5, 00-001', city: 'Warszawa', zip: '00-001', country: 'PL' },
  { addressLine: '40 Queen St', city: 'London', zip: 'EC4R 1AD', country: 'GB' },
];

const names = [
  ...['O’Neill', 'Kapiʻolani', 'Na', 'None', 'Null', 'X', 'Æ B-7', 'Trần Thị Ngọc', 'Begay Hashkéłí'],
  ...[
    'ᎠᏂ',
    'فاطمة الزهراء',
    '王小明',
    'de la Cruz-Ortiz vda. de Peña',
    '=HYPERLINK("x")',
    "Ann'); DELETE FROM x;--",
  ],
];

describe('people of all kinds can be recorded in every state', () => {
  it.each(addresses.map((address) => [address.addressLine, address] as const))(
    'with the address %s',
    (_, address) => {
      expect(refusals(address)).toEqual([]);
    },
  );

  it('without a home, and so without a ZIP Code', () => {
    const nowhere = { addressLine: 'No fixed address (shelter on Pine)', city: 'Fresno', stateCode: 'CA' };
    const missing = stateCodes.flatMap((state) => {
      const whole = complete(state, { signers: [{ idType: 'passport', ...nowhere }] });
      return (whole.signers ?? []).flatMap(({ zip }) => (zip ? [state] : []));
    });
    expect(missing).toEqual([]);
  });

  it.each(names)('with the name %s', (name) => {
    expect(refusals({ firstName: name })).toEqual([]);
    expect(refusals({ lastName: name, oneName: true })).toEqual([]);
  });

  it.each(idTypeCodes.filter((idType) => idType !== 'personal_knowledge'))('with %s', (idType) => {
    const noDate: SignerContent = idType === 'credible_witness' ? {} : { idNoExpiration: true };
    expect(refusals({ idType, ...noDate })).toEqual([]);
  });
});

it('a driving privilege card is named in Utah only', () => {
  const named = stateCodes.filter((state) =>
    warnings(complete(state, { signers: [{ idType: 'drivers_license' }] })).some((message) =>
      message.includes('driving privilege card'),
    ),
  );
  expect(named).toEqual(['UT']);
});
