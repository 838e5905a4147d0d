import { signerFields } from '#shared/entry/people-fields.ts';
import { isPersonalKnowledge } from '#shared/rules/law/act-of.ts';
import { addressOnOneLine } from '#shared/rules/postal-address.ts';
import { firstSigner } from '#web/components/entries/signer-names.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { Address } from './address.tsx';
import { entryRows } from './entry-rows.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { notAvailable } from './labels.ts';
import { Signature } from './signature.tsx';

/** Says that the entry has no signer, as where an act was refused to a stranger. */
export function NoSigner({ status }: Pick<Entry, 'status'>) {
  return (
    <DetailSection title="Signer Information">
      <p>{firstSigner({ signers: [], status })}</p>
    </DetailSection>
  );
}

/** One signer: who, where, how identified, and the drawn signature. */
export function SignerDetails({
  entry,
  signer,
  number,
}: {
  entry: Entry;
  signer: Entry['signers'][number];
  number: number;
}) {
  const notary = useNotary();
  const withDocument =
    signer.idType !== null && signer.idType !== 'credible_witness' && !isPersonalKnowledge(signer.idType);
  const name = [signer.firstName, signer.lastName].filter(Boolean).join(' ') || 'Not recorded';
  const always = ['idType', ...(withDocument ? ['idIssuingAgency', 'idExpirationDate'] : [])];
  return (
    <DetailSection title={`Signer Information - Signer ${number}`}>
      <div className="detail-person">
        <FactList
          facts={[
            ['Name', name],
            [
              'Address',
              <Address key="address" entry={entry} text={addressOnOneLine(signer) || notAvailable} />,
            ],
            ...entryRows(entry, [signerFields, signer], notary, { always }),
          ]}
        />
        <Signature entry={entry} of={name} person={signer} />
      </div>
    </DetailSection>
  );
}
