import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { entryFields } from '#shared/entry/fields.ts';
import { blankWitness } from '#test/support/blank-content.ts';
import { entriesByCode } from '#test/support/every-code.ts';
import { filled, misplaced } from '#test/support/every-field.ts';
import { ComplianceFacts } from '#web/features/entry-details/compliance-facts.tsx';
import { DocumentFacts, EntryFacts } from '#web/features/entry-details/entry-facts.tsx';
import { CommissionOfAct, History, PlaceOfAct } from '#web/features/entry-details/entry-surroundings.tsx';
import { NotaryStatements } from '#web/features/entry-details/notary-statements.tsx';
import { OutcomeMark } from '#web/features/entry-details/outcome-mark.tsx';
import { SignerDetails } from '#web/features/entry-details/signer-details.tsx';
import { WitnessDetails } from '#web/features/entry-details/witness-details.tsx';
import { entryParts } from '#web/inspect/entry-facts.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { aProfile } from './support/answers.ts';
import { anEntry } from './support/entries.ts';
import { storeSession } from './support/site.tsx';

function Details({ entry }: { entry: Entry }) {
  const [signer] = entry.signers;
  return (
    <MemoryRouter>
      <OutcomeMark entry={entry} />
      <EntryFacts entry={entry} />
      <PlaceOfAct entry={entry} />
      <CommissionOfAct entry={entry} />
      <History entry={entry} />
      <ComplianceFacts entry={entry} />
      {signer && <SignerDetails entry={entry} signer={signer} number={1} />}
      <WitnessDetails entry={entry} of="credibleWitnesses" />
      <WitnessDetails entry={entry} of="markWitnesses" />
      <DocumentFacts entry={entry} />
      <NotaryStatements entry={entry} />
    </MemoryRouter>
  );
}

const readers = {
  'the notary’s screen': (entry: Entry) => render(<Details entry={entry} />).container.textContent,
  'an inspection': (entry: Entry) =>
    entryParts(entry)
      .flatMap(({ facts, lines = [] }) => [...facts.flat(), ...lines])
      .join('\n'),
};

const witness = { ...blankWitness(), name: 'Vera Voucher' };
const refused = anEntry({ outcome: 'refused', locationLat: null, credibleWitnesses: [witness] });

test.each([
  ['details', readers['the notary’s screen']],
  ['inspection', readers['an inspection']],
] as const)('every field is in the %s where its row says so', (audience, read) => {
  storeSession(aProfile());
  const others = { addressWithheld: null, outcome: 'refused', locationLat: null };
  const entry = { ...refused, ...filled(entryFields), ...others } as Entry;
  const text = read(entry);
  cleanup();
  // The details of an act that was not performed name its date otherwise.
  const expected = audience === 'details' ? ['date'] : [];
  expect(misplaced(audience, text, entryFields)).toEqual(expected);
});

test.each(Object.entries(readers))('%s has the words of every code', (_reader, read) => {
  storeSession(aProfile());
  const cases = entriesByCode(refused);
  expect(cases.length).toBeGreaterThan(100);
  const wrong = cases.filter(({ entry, words }) => {
    const text = read(entry);
    cleanup();
    return !text.includes(words);
  });
  expect(wrong.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});
