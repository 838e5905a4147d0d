import { entryFields, markWitnessFields } from '#shared/entry/fields.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { Address } from './address.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { notAvailable } from './labels.ts';
import { Signature } from './signature.tsx';

/** One witness to a mark: who, where, whether the witness wrote the signer's name, and the drawn signature. */
export function MarkWitnessDetails({
  entry,
  witness,
  number,
}: {
  entry: Entry;
  witness: Entry['markWitnesses'][number];
  number: number;
}) {
  const { name, address, writesName, signatureDataUrl } = witness;
  return (
    <DetailSection title={`${entryFields.markWitnesses.label} ${number}`}>
      <FactList
        facts={[
          [markWitnessFields.name.label, name || notAvailable],
          [markWitnessFields.address.label, address && <Address entry={entry} text={address} />],
          [markWitnessFields.writesName.label, writesName ? 'Yes' : null],
        ]}
      />
      <Signature entry={entry} of={name || notAvailable} source={signatureDataUrl} />
    </DetailSection>
  );
}
