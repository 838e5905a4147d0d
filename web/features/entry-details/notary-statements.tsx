import { notaryStatements } from '#shared/rules/notary-statements.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { DetailSection } from './fact-list.tsx';

/** What the notary confirmed about numbers in texts, and answered to warnings; nothing where there is neither. */
export function NotaryStatements({ entry }: { entry: Entry }) {
  const statements = notaryStatements(entry);
  if (statements.length === 0) return null;
  return (
    <DetailSection title="Statements of the Notary">
      <ul className="detail-documents">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </DetailSection>
  );
}
