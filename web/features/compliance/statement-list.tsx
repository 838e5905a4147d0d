import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';

type Statement =
  | StateRequirements['guide']['duty'][number]
  | StateRequirements['duties']['copies']['found'][number];

type Contact = StateRequirements['duties']['copies']['found'][number]['contact'];

/** Statements, each with its source and a mark where the reading is less than certain. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  const contacts = statements.map((statement) => ('contact' in statement ? statement.contact : null));
  return (
    <ul className="statements">
      {statements.map((statement, index) => (
        <li key={statement.text}>
          {statement.text} <Basis {...statement} />
          <NewContact contacts={contacts} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** Many citations say so themselves. */
const asReported = '(as reported)';

function Basis({ cite, confidence }: Pick<Statement, 'cite' | 'confidence'>) {
  if (!cite) return <span className="citation">Our advice</span>;
  return (
    <>
      <Citation cite={cite} toVerify={confidence === 'low'} />
      {confidence === 'medium' && !cite.endsWith(asReported) && (
        <>
          {' '}
          <span className="citation">As reported</span>
        </>
      )}
    </>
  );
}

/** How to reach an office, below the first of the statements that name it. */
function NewContact({ contacts, index }: { contacts: readonly Contact[]; index: number }) {
  const contact = contacts[index];
  if (!contact || contacts.findIndex((one) => one?.name === contact.name) < index) return null;
  const { name, lines } = contact;
  return (
    <address className="contact">
      {[name, ...lines].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
