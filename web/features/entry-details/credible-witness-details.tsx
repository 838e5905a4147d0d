import { witnessFields } from '#shared/entry/fields.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session.ts';
import { Address } from './address.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { nameOfCode, notAvailable } from './labels.ts';
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
          [witnessFields.name.label, witness.name || notAvailable],
          [witnessFields.address.label, witness.address && <Address entry={entry} text={witness.address} />],
          [witnessFields.idType.label, nameOfCode(witnessFields.idType, witness.idType)],
          [witnessFields.idNumber.label, witness.idNumber],
          [witnessFields.idIssuingAgency.label, witness.idIssuingAgency],
          [
            witnessFields.idExpirationDate.label,
            witness.idExpirationDate && formatDay(witness.idExpirationDate, notary),
          ],
        ]}
      />
      <Signature entry={entry} of={witness.name || notAvailable} source={witness.signatureDataUrl} />
    </DetailSection>
  );
}
