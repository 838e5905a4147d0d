import { Link } from 'react-router';
import { entryFields } from '#shared/entry/fields.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { type Ruling, stateCompliance } from '#shared/rules/law/state-compliance.ts';
import type { Entry, Profile } from '#web/lib/api-types.ts';
import { paths } from '#web/lib/paths.ts';
import { useNotary } from '#web/lib/session.ts';
import { Address } from './address.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { nameOfCode } from './labels.ts';
import { RulingText } from './ruling-text.tsx';
import { sharedFacts } from './shared-facts.tsx';

/** The state whose rules apply to the entry, what they require, and what they say about it. */
export function ComplianceFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const act = actTypeOf(entry);
  const state = nameOfCode(entryFields.stateCode, entry.stateCode);
  const { checked, duty, format, retention, leftOut } = stateCompliance(entry);
  return (
    <DetailSection title="State Compliance">
      <FactList
        facts={[
          [entryFields.stateCode.label, state],
          [entryFields.documentType.label, nameOfCode(entryFields.documentType, entry.documentType)],
          [entryFields.actType.label, act && nameOfCode(entryFields.actType, act)],
          ...particularFacts(entry, notary),
          ['Check', checked],
          ['Journal', ruling(duty)],
          ['Format', ruling(format)],
          ['Retention', ruling(retention)],
          ['Not Recorded', ruling(leftOut)],
        ]}
      />
      {entry.stateCode && (
        <Link to={paths.compliance(entry.stateCode)} className="detail-guide">
          {state} in the State Guide
        </Link>
      )}
    </DetailSection>
  );
}

/** Fields that only some states require. */
function particularFacts(entry: Entry, notary: Profile) {
  const exception = entry.thumbprintException;
  return [
    [entryFields.granteeName.label, entry.granteeName],
    [entryFields.landCounty.label, entry.landCounty],
    [entryFields.granteeAddress.label, entry.granteeAddress],
    [entryFields.witnessName.label, entry.witnessName],
    [
      entryFields.witnessAddress.label,
      entry.witnessAddress && <Address entry={entry} text={entry.witnessAddress} />,
    ],
    ...sharedFacts('selfFiler', entry, notary),
    [
      entryFields.thumbprint.label,
      exception && `Not taken: ${nameOfCode(entryFields.thumbprintException, exception)}`,
    ],
    [entryFields.thumbprintNote.label, entry.thumbprintNote],
  ] as const;
}

const ruling = (found: Ruling | undefined) => found && <RulingText ruling={found} />;
