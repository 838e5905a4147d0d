import { Button } from '@aws-amplify/ui-react';
import { formatMoney } from '#shared/entry/money.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

export type ImportedItem = ApiOutput<'search-annex'>['items'][number];

/** Imported entries as a table, which scrolls sideways on a phone. `onOpen` shows all fields of one. */
export function ImportedTable({
  label,
  rows,
  onOpen,
}: {
  label: string;
  rows: readonly ImportedItem[];
  onOpen?: (item: ImportedItem) => void;
}) {
  const notary = useNotary();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={onOpen ? 'annex-scroll annex-opens' : 'annex-scroll'} aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Signer</th>
            <th scope="col">Act and document</th>
            <th scope="col">State</th>
            <th scope="col">Fee</th>
            {onOpen && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => {
            const { date, signers, act, document, state, fee } = item.row;
            const names = signers.join('; ') || 'No signer';
            return (
              <tr key={`${item.importId} ${item.position}`}>
                <td className="tabular nowrap">{formatDay(date, notary)}</td>
                <td>{names}</td>
                <td>{[act, document].filter(Boolean).join(': ')}</td>
                <td>{state}</td>
                <td className="tabular nowrap">{fee === undefined ? '' : formatMoney(fee)}</td>
                {onOpen && (
                  <td>
                    <Button
                      size="small"
                      aria-label={`View ${names}, ${formatDay(date, notary)}`}
                      onClick={() => onOpen(item)}
                    >
                      View
                    </Button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
