import { Link } from 'react-router';
import { entryFields } from '#shared/entry/fields.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { type LegalFact, stateCompliance } from '#shared/rules/law/state-compliance.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { entryRows } from './entry-rows.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { nameOfCode } from './labels.ts';
import { LegalFactText } from './legal-fact-text.tsx';

/** The state whose rules apply to the entry, what they require, and what they say about it. */
export function ComplianceFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const exception = entry.thumbprintException;
  const values = { ...entry, actType: actTypeOf(entry) };
  const texts = {
    thumbprint: exception && `Not taken: ${nameOfCode(entryFields.thumbprintException, exception)}`,
  };
  const { checked, duty, format, retention, leftOut } = stateCompliance(entry);
  return (
    <DetailSection title="State Compliance">
      <FactList
        facts={[
          ...(['law', 'land', 'witness', 'other'] as const).flatMap((part) =>
            entryRows(entry, [entryFields, values], notary, {
              part,
              texts,
              always: ['stateCode', 'documentType'],
            }),
          ),
          ['Check', checked],
          ['Journal', legalFact(duty)],
          ['Format', legalFact(format)],
          ['Retention', legalFact(retention)],
          ['Not Recorded', legalFact(leftOut)],
        ]}
      />
      {entry.stateCode && (
        <Link to={paths.compliance(entry.stateCode)} className="detail-guide">
          {nameOfCode(entryFields.stateCode, entry.stateCode)} in the State Guide
        </Link>
      )}
    </DetailSection>
  );
}

const legalFact = (found: LegalFact | undefined) => found && <LegalFactText fact={found} />;
