import { Link } from 'react-router';
import { actTypes } from '#shared/data/act-types.ts';
import { thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { entryFields } from '#shared/rules/law/field-labels.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { type Ruling, stateCompliance } from '#shared/rules/law/state-compliance.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { paths } from '#web/lib/paths.ts';
import { Address } from './address.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { documentTypeLabel, stateLabel } from './labels.ts';
import { RulingText } from './ruling-text.tsx';

/** Under which state's rules the entry stands, what they asked for, and what they say of it. */
export function ComplianceFacts({ entry }: { entry: Entry }) {
  const act = actTypeOf(entry);
  const { checked, duty, notice, retention, leftOut, warnings } = stateCompliance(entry);
  return (
    <DetailSection title="State Compliance">
      <FactList
        facts={[
          ['State', stateLabel(entry.stateCode)],
          ['Document Type', documentTypeLabel(entry.documentType)],
          [entryFields.actType.label, act && actTypes[act].name],
          ...particularFacts(entry),
          ['Check', checked],
          ['Journal', ruling(duty)],
          ['Notice', ruling(notice)],
          ['Retention', ruling(retention)],
          ['Barred by the State', ruling(leftOut)],
          ['Notes', warnings.length > 0 && <Rulings rulings={warnings} />],
        ]}
      />
      {entry.stateCode && (
        <Link to={paths.compliance(entry.stateCode)} className="detail-guide">
          {stateLabel(entry.stateCode)} in the State Guide
        </Link>
      )}
    </DetailSection>
  );
}

/** What single states want in an entry. */
function particularFacts(entry: Entry) {
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
    [entryFields.selfFiler.label, entry.selfFiler && 'Yes'],
    [entryFields.selfFilerPhone.label, entry.selfFilerPhone],
    ['Thumbprint', exception && `Not taken: ${thumbprintExceptions[exception]}`],
    ['Thumbprint Note', entry.thumbprintNote],
  ] as const;
}

const ruling = (found: Ruling | undefined) => found && <RulingText ruling={found} />;

function Rulings({ rulings }: { rulings: readonly Ruling[] }) {
  return (
    <ul className="detail-rulings">
      {rulings.map((found) => (
        <li key={found.text}>
          <RulingText ruling={found} />
        </li>
      ))}
    </ul>
  );
}
