import type { StateRequirements } from '#web/lib/api-types.ts';
import { Citation } from './citation.tsx';

type Statement =
  | StateRequirements['guide']['duty'][number]
  | StateRequirements['duties']['copies']['found'][number];

/** Statements, each with its source and a mark where the reading is less than certain. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={statement.text}>
          {statement.text} <Basis {...statement} />
          {'contact' in statement && statement.contact && <Contact {...statement.contact} />}
        </li>
      ))}
    </ul>
  );
}

function Basis({ cite, confidence }: Pick<Statement, 'cite' | 'confidence'>) {
  if (!cite) return <span className="citation">Our advice</span>;
  return (
    <>
      <Citation cite={cite} toVerify={confidence === 'low'} />
      {confidence === 'medium' && <span className="citation"> Medium confidence</span>}
    </>
  );
}

function Contact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <address className="contact">
      {[name, ...lines].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
