import { isPersonalKnowledge } from '#shared/rules/entry-problems.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session.ts';
import { DetailSection, FactList } from './fact-list.tsx';
import { idTypeLabel, notAvailable } from './labels.ts';

type Signer = Entry['signers'][number];

function nameOf(signer: Signer): string {
  return [signer.firstName, signer.lastName].filter(Boolean).join(' ') || notAvailable;
}

function addressOf(signer: Signer): string {
  const place = [signer.stateCode, signer.zip].filter(Boolean).join(' ');
  return [signer.addressLine, signer.city, place].filter(Boolean).join(', ') || notAvailable;
}

/** One signer: who, where, how identified, and the drawn signature. */
export function SignerDetails({ signer, number }: { signer: Signer; number: number }) {
  const notary = useNotary();
  const withDocument = signer.idType !== null && !isPersonalKnowledge(signer.idType);
  const expiration = signer.idExpirationDate && formatDay(signer.idExpirationDate, notary);
  return (
    <DetailSection title={`Signer Information - Signer ${number}`}>
      <FactList
        facts={[
          ['Name', nameOf(signer)],
          ['Address', addressOf(signer)],
          ['ID Type', idTypeLabel(signer.idType)],
          ['ID Number', signer.idNumber],
          ['Issuing Agency', withDocument ? signer.idIssuingAgency || notAvailable : null],
          ['Expiration Date', withDocument ? expiration || notAvailable : null],
        ]}
      />
      {signer.signatureDataUrl ? (
        <figure className="detail-image">
          <img src={signer.signatureDataUrl} alt={`Signature of ${nameOf(signer)}`} />
          <figcaption>Signature</figcaption>
        </figure>
      ) : (
        <p className="muted">No signature</p>
      )}
    </DetailSection>
  );
}
