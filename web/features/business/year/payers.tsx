import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { reportingThreshold, thresholdKnownUntil } from '#shared/data/business/information-returns.ts';
import { shownAmount } from '#web/lib/amounts.ts';
import { pageRows } from '#web/lib/api/use-list.ts';
import { inPlace } from '#web/lib/in-place.ts';
import type { Summary } from './year-charts.tsx';

/** Who paid how much in a year, and from whom Form 1099-NEC is to be expected. */
export function Payers({ year, payers }: { year: string; payers: Summary['byPayer'] }) {
  const [count, setCount] = useState(pageRows);
  const threshold = reportingThreshold(Number(year));
  const shownThreshold = shownAmount(String(threshold)).replace('.00', '');
  const isKnown = Number(year) <= thresholdKnownUntil;
  return (
    <section className="paper-card" aria-labelledby="year-payers">
      <h2 id="year-payers">Payments by client</h2>
      <p>
        A business that paid you {shownThreshold} or more in {year} must send you Form 1099-NEC.{' '}
        {!isKnown && 'This amount is adjusted for inflation: check what the IRS has set for the year. '}
        What others paid is taxable too, also without a form.
      </p>
      {payers.length === 0 ? (
        <p className="muted">No payments on invoices in {year}.</p>
      ) : (
        <table className="paper-table" aria-labelledby="year-payers">
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col" className="number">
                Paid
              </th>
            </tr>
          </thead>
          <tbody>
            {inPlace(payers.slice(0, count)).map(({ place, client, paid }) => (
              <tr key={place}>
                <th scope="row">
                  {client} {Number(paid) >= threshold && <Badge>1099-NEC</Badge>}
                </th>
                <td className="number">{shownAmount(paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {payers.length > count && (
        <div>
          <Button onClick={() => setCount(count + pageRows)}>Show more</Button>
        </div>
      )}
    </section>
  );
}
