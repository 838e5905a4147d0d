import { formatMoney } from '#shared/entry/money.ts';
import type { ChangePreview } from '#web/lib/api/api-types.ts';
import { formatDate } from '#web/lib/dates.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Lists the charge of today line by line, and the next charge with its date. */
export function ChargeTable({ preview }: { preview: ChangePreview }) {
  const notary = useNotary();
  const { lines, chargeNow, nextCharge } = preview;
  return (
    <table className="charges">
      <caption className="visually-hidden">What is charged</caption>
      <tbody>
        {inPlace(lines).map(({ place, description, amount }) => (
          <tr key={place}>
            <th scope="row">{description}</th>
            <td className="tabular">{formatMoney(amount)}</td>
          </tr>
        ))}
        <tr className="charges-total">
          <th scope="row">Charged today</th>
          <td className="tabular">{formatMoney(chargeNow)}</td>
        </tr>
        {nextCharge && (
          <tr>
            <th scope="row">Charged on {formatDate(nextCharge.at, notary)}</th>
            <td className="tabular">{formatMoney(nextCharge.amount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
