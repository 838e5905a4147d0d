import type { ReactNode } from 'react';
import { findState } from '#shared/data/states.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { useNotary } from '#web/lib/session/session.ts';

type FrontPage = ApiOutput<'get-front-page'>;

const lineNames: Record<FrontPage['changes'][number]['line'], string> = {
  name: 'Name',
  office_address: 'Office address',
  commission: 'Commission',
};

/** The lines of the front page, except for those that the notary fills in on this page. */
export function PageLines({ page }: { page: FrontPage }) {
  const notary = useNotary();
  const entry = (end: FrontPage['firstEntry']) =>
    end ? `${formatEntryNumber(end.number)}, ${formatDay(end.date, notary)}` : 'No entries yet';
  const lines: [label: string, value: ReactNode][] = [
    ['Notary public', page.name],
    [
      'Commission',
      page.commissions.length === 0
        ? 'Not recorded'
        : page.commissions.map(({ commissionNumber, state, expirationDate }) => (
            <div key={commissionNumber}>
              {commissionNumber}, {findState(state)?.name ?? state}, expires{' '}
              {formatDay(expirationDate, notary)}
            </div>
          )),
    ],
    ['Office address', page.officeAddress ?? 'Not recorded'],
    [
      'Journal ID',
      <span key="journal" className="front-page-id">
        {page.journalId}
      </span>,
    ],
    ['First entry', entry(page.firstEntry)],
    ['Last entry', entry(page.lastEntry)],
  ];
  return (
    <dl className="matter-facts">
      {lines.map(([label, value]) => (
        <div key={label} className={label === 'Commission' ? 'front-page-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The old lines with the day of their change, oldest first. */
export function PageChanges({ changes }: Pick<FrontPage, 'changes'>) {
  const notary = useNotary();
  return (
    <ol className="matter-steps">
      {inPlace(changes).map(({ place, on, line, was, now }) => (
        <li key={place}>
          <span className="muted">{formatDay(on, notary)}</span> {lineNames[line]}:{' '}
          {was !== null && <del>{was}</del>} {now ?? 'removed'}
        </li>
      ))}
    </ol>
  );
}
