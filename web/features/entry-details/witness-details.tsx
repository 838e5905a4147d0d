import { entryFields } from '#shared/entry/fields.ts';
import { vouchedFor } from '#shared/rules/law/signed-as.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { entryRows } from './entry-rows.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { notAvailable } from './labels.ts';
import { Signature } from './signature.tsx';

/** The credible witnesses of an entry, or its witnesses to a mark: who, where, how identified, and the drawn signature. */
export function WitnessDetails({ entry, of }: { entry: Entry; of: 'credibleWitnesses' | 'markWitnesses' }) {
  const notary = useNotary();
  const { label, of: table } = entryFields[of];
  return entry[of].map((witness, index) => (
    // Witnesses have no id, and a shown entry never changes their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <DetailSection key={index} title={`${label} ${index + 1}`}>
      <div className="detail-person">
        <FactList
          facts={[
            ...entryRows(entry, [table, witness], notary, { always: ['name', 'idType'] }),
            ...(of === 'credibleWitnesses' ? [['Identifies', vouchedFor(entry).join(' and ')] as const] : []),
          ]}
        />
        <Signature entry={entry} of={witness.name || notAvailable} person={witness} />
      </div>
    </DetailSection>
  ));
}
