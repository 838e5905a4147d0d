import type { Entry } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session.ts';
import { Address } from './address.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { idTypeLabel, notAvailable } from './labels.ts';
import { Signature } from './signature.tsx';

/** One credible witness: who, where, how identified, and the drawn signature. */
export function CredibleWitnessDetails({
  entry,
  witness,
  number,
}: {
  entry: Entry;
  witness: Entry['credibleWitnesses'][number];
  number: number;
}) {
  const notary = useNotary();
  return (
    <DetailSection title={`Credible Witness ${number}`}>
      <FactList
        facts={[
          ['Name', witness.name || notAvailable],
          ['Address', witness.address && <Address entry={entry} text={witness.address} />],
          ['ID Type', idTypeLabel(witness.idType)],
          ['ID Number', witness.idNumber],
          ['Issuing Agency', witness.idIssuingAgency],
          ['Expiration Date', witness.idExpirationDate && formatDay(witness.idExpirationDate, notary)],
        ]}
      />
      <Signature entry={entry} of={witness.name || notAvailable} source={witness.signatureDataUrl} />
    </DetailSection>
  );
}
