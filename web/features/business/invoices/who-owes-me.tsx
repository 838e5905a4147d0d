import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router';
import { shownAmount, shownSum } from '#web/lib/amounts.ts';
import { type Owed, owedWords } from '#web/lib/business/owed.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useStatement } from './use-invoice-files.ts';
import '#web/components/entries/entry-list.css';

/** Open sums by client, with a statement to send. */
export function WhoOwesMe({ owed, isPartial }: { owed: readonly Owed[]; isPartial: boolean }) {
  if (owed.length === 0) return null;
  return (
    <section className="ledger" aria-labelledby="who-owes-me">
      <div className="ledger-head">
        <h2 id="who-owes-me">
          Who owes me
          <span className="ledger-count tabular">
            {isPartial && 'at least '}
            {shownSum(owed.map(({ open }) => open))}
          </span>
        </h2>
      </div>
      <ul className="paper-rows owed-rows">
        {owed.map((one) => (
          <OwedRow key={one.clientId} owed={one} />
        ))}
      </ul>
    </section>
  );
}

function OwedRow({ owed }: { owed: Owed }) {
  const statement = useStatement(owed.clientId, owed.clientName);
  return (
    <li>
      <span className="paper-what">
        <Link className="paper-name" to={paths.business('clients', { id: owed.clientId })}>
          {owed.clientName}
        </Link>
        <span className="muted paper-small">{owedWords(owed)}</span>
      </span>
      <span className="paper-sums tabular">{shownAmount(owed.open)}</span>
      <span className="row-actions">
        <Button
          aria-label={`Statement for ${owed.clientName}`}
          isLoading={statement.busy}
          loadingText="PDF…"
          onClick={() => statement.run()}
        >
          Statement
        </Button>
      </span>
    </li>
  );
}
