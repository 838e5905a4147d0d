import { notaryStatements } from '#shared/rules/notary-statements.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { DetailSection } from './fact-list.tsx';

/** The notary's statements about numbers in texts, and answers to warnings; nothing where there is neither. */
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
