import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { entriesByCode } from '#test/support/every-code.ts';
import { ComplianceFacts } from '#web/features/entry-details/compliance-facts.tsx';
import { CredibleWitnessDetails } from '#web/features/entry-details/credible-witness-details.tsx';
import { EntryFacts } from '#web/features/entry-details/entry-facts.tsx';
import { OutcomeMark } from '#web/features/entry-details/outcome-mark.tsx';
import { SignerDetails } from '#web/features/entry-details/signer-details.tsx';
import { entryParts } from '#web/inspect/entry-facts.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { aProfile } from './support/answers.ts';
import { anEntry } from './support/entries.ts';
import { storeSession } from './support/site.tsx';

function Details({ entry }: { entry: Entry }) {
  const [signer] = entry.signers;
  const [witness] = entry.credibleWitnesses;
  return (
    <MemoryRouter>
      <OutcomeMark entry={entry} />
      <EntryFacts entry={entry} />
      <ComplianceFacts entry={entry} />
      {signer && <SignerDetails entry={entry} signer={signer} number={1} />}
      {witness && <CredibleWitnessDetails entry={entry} witness={witness} number={1} />}
    </MemoryRouter>
  );
}

const readers = {
  'the notary’s screen': (entry: Entry) => render(<Details entry={entry} />).container.textContent,
  'an inspection': (entry: Entry) =>
    entryParts(entry)
      .flatMap(({ facts }) => facts.flat())
      .join('\n'),
};

const witness = {
  ...{ name: 'Vera Voucher', address: null, idType: null, idNumber: null, idIssuingAgency: null },
  ...{ idExpirationDate: null, signatureDataUrl: null },
};
const refused = anEntry({ outcome: 'refused', locationLat: null, credibleWitnesses: [witness] });

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
