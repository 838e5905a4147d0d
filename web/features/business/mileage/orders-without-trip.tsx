import { Button } from '@aws-amplify/ui-react';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperList } from '../papers/paper-list.tsx';
import { suggestedTrip } from './suggested-trip.ts';
import { latestTrips, type OpenTrip } from './trip-dialog.tsx';

const failure = 'Failed to load the orders without a trip';
const rows = 5;

/** Orders up to today without a trip, each with the trip that their address and the place before it suggest. */
export function OrdersWithoutTrip({ onAdd }: { onAdd: (trip: OpenTrip) => void }) {
  const notary = useNotary();
  const today = useToday();
  const list = useList('list-orders', { missing: 'mileage', to: today }, { failure, size: rows });
  const { items: trips } = useList('list-trips', {}, latestTrips);
  if (list.items?.length === 0) return null;

  return (
    <PaperList title="Orders without a trip" list={list} failure={failure} empty={null}>
      {(order) => {
        const trip = suggestedTrip(order, trips ?? [], notary);
        const { date, from, to, miles } = trip.start;
        return (
          <li>
            <span className="paper-when tabular">{formatDay(date, notary)}</span>
            <span className="paper-what">
              <span className="paper-name">{order.title}</span>
              <span className="muted paper-small">
                {from || 'Unknown start'} → {to || 'unknown place'}
              </span>
            </span>
            <span className="paper-sums tabular">{miles && `${miles} mi`}</span>
            <span className="row-actions">
              <Button
                aria-label={`Add the trip to ${order.title}`}
                isDisabled={!trips}
                onClick={() => onAdd(trip)}
              >
                Add trip
              </Button>
            </span>
          </li>
        );
      }}
    </PaperList>
  );
}
