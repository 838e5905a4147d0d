import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { shownAmount, shownMiles } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { DeletePaper } from '../papers/delete-paper.tsx';
import { MonthList } from '../papers/paper-list.tsx';
import { PaperSearch } from '../papers/paper-search.tsx';
import { usePaperSearch } from '../papers/use-paper-search.ts';
import { YearChoice } from '../papers/year-choice.tsx';
import { useBusinessPlan } from '../use-business-plan.ts';
import { MileageRates } from './mileage-rates.tsx';
import type { OpenTrip } from './open-trip.ts';
import { OrdersWithoutTrip } from './orders-without-trip.tsx';
import { TripDialog } from './trip-dialog.tsx';
import { businessPlace, deduction, type Trip } from './trip-places.ts';
import { TripRow } from './trip-row.tsx';

const failure = 'Failed to load your mileage log';

/** The mileage log of a year by month, with the deduction at the rate of each day. */
export function MileageTab() {
  useViewHelp('mileage');
  const notary = useNotary();
  const today = useToday();
  const isIncluded = useBusinessPlan();
  const [year, setYear] = useState(today.slice(0, 'YYYY'.length));
  const [open, setOpen] = useState<OpenTrip>();
  const [doomed, setDoomed] = useState<Trip>();
  const { q, setSearch } = usePaperSearch('mileage');
  // A search covers all years.
  const query = q ? { q } : { from: `${year}-01-01`, to: `${year}-12-31` };
  const list = useList('list-trips', query, { failure });
  const { data: sums } = useApi('get-business-summary', { query: { year, basis: 'done' } }, { failure });

  const add = () =>
    setOpen({
      orderId: null,
      start: { date: today, from: businessPlace(notary), to: '', miles: '', purpose: '' },
    });
  const edit = ({ id, orderId, date, from, to, miles, purpose }: Trip) =>
    setOpen({ id, orderId, start: { date, from, to, miles: String(miles), purpose } });
  const returnOf = ({ orderId, date, from, to, miles, purpose }: Trip) =>
    setOpen({ orderId, start: { date, from: to, to: from, miles: String(miles), purpose } });

  /** The sums come from the server, since the list may show only a part of the month. */
  function sumOf(month: string, [first]: readonly Trip[]): string | undefined {
    const miles = sums?.months.find((one) => one.month === month)?.miles;
    // Rates change with a month, so that any trip of it has the rate of all.
    return miles !== undefined && first
      ? `${shownMiles(miles)} mi · ${shownAmount(deduction(miles, first.rate))}`
      : undefined;
  }

  return (
    <>
      <div className="paper-bar">
        <YearChoice year={year} setYear={setYear} />
        <dl className="paper-figures tabular" aria-live="polite">
          <div>
            <dt>Miles in {year}</dt>
            <dd>{sums ? shownMiles(sums.miles) : '…'}</dd>
          </div>
          <div>
            <dt>Deduction</dt>
            <dd>{sums ? shownAmount(sums.mileageDeduction) : '…'}</dd>
          </div>
        </dl>
        {isIncluded && (
          <div className="paper-bar-end">
            <Button variation="primary" onClick={add}>
              <Icon name="plus" /> Add trip
            </Button>
          </div>
        )}
      </div>
      <PaperSearch
        label="Search trips"
        placeholder="Place or purpose"
        q={q}
        found={list}
        onSearch={setSearch}
      />
      {isIncluded && !q && <OrdersWithoutTrip onAdd={setOpen} />}
      <MonthList
        title={q ? 'Trips found' : 'Mileage log'}
        list={list}
        failure={failure}
        sumOf={sumOf}
        search={{ what: 'trips', q, onClear: () => setSearch('') }}
        empty={
          <EmptyState
            title={`No trips in ${year}`}
            hint="Log each drive to a signing, to the bank, or to buy supplies. The log keeps date, places, purpose, and miles, as the IRS requires."
          />
        }
      >
        {(trip) => (
          <TripRow
            trip={trip}
            isLocked={!isIncluded}
            onReturn={() => returnOf(trip)}
            onEdit={() => edit(trip)}
            onDelete={() => setDoomed(trip)}
          />
        )}
      </MonthList>
      <MileageRates />
      {open && <TripDialog trip={open} onClose={() => setOpen(undefined)} />}
      {doomed && (
        <DeletePaper
          what="trip"
          remove={() => api('delete-trip', { params: { id: doomed.id } })}
          onClose={() => setDoomed(undefined)}
        >
          <p>
            {formatDay(doomed.date, notary)}, {doomed.from} → {doomed.to}, {shownMiles(doomed.miles)} miles,
            will be deleted from your log.
          </p>
        </DeletePaper>
      )}
    </>
  );
}
