import { mileageRates, ratesKnownUntil } from '#shared/data/business/mileage-rates.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** The standard mileage rates with their first days and their source. */
export function MileageRates() {
  const notary = useNotary();
  return (
    <details className="paper-card paper-details">
      <summary>Standard mileage rates</summary>
      <p className="muted">
        Each trip counts at the rate of its day. The rates are from the{' '}
        <a href="https://www.irs.gov/tax-professionals/standard-mileage-rates">IRS</a> and known up to{' '}
        {formatDay(ratesKnownUntil, notary)}; later trips count at the last rate until the next one is
        published.
      </p>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col" className="number">
              Cents a mile
            </th>
          </tr>
        </thead>
        <tbody>
          {mileageRates.toReversed().map(({ from, tenths }) => (
            <tr key={from}>
              <th scope="row" className="tabular">
                {formatDay(from, notary)}
              </th>
              <td className="number">{tenths / 10}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
