import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperList } from '../papers/paper-list.tsx';
import type { OpenTrip } from './open-trip.ts';
import { suggestedTrip } from './suggested-trip.ts';
import { latestTrips } from './trip-dialog.tsx';
import { businessPlace } from './trip-places.ts';

const failure = 'Failed to load the orders without a trip';
const rows = 5;

/** Orders up to today without a trip, each with the trip that their address and the place before it suggest. */
export function OrdersWithoutTrip({ onAdd }: { onAdd: (trip: OpenTrip) => void }) {
  const notary = useNotary();
  const business = businessPlace(notary);
  const today = useToday();
  const list = useList('list-orders', { missing: 'mileage', to: today }, { failure, size: rows });
  const { items: trips } = useList('list-trips', {}, latestTrips);
  if (list.items?.length === 0) return null;

  return (
    <PaperList
      title="Orders without a trip"
      list={list}
      failure={failure}
      empty={null}
      note={
        !business && (
          <>
            Add your business address in your <Link to={paths.settings}>profile</Link>: the first trip of a
            day starts there.
          </>
        )
      }
    >
      {(order) => {
        const trip = suggestedTrip(order, trips ?? [], notary);
        const { date, from, to, miles } = trip.start;
        return (
          <li>
            <span className="paper-when tabular">{formatDay(date, notary)}</span>
            <span className="paper-what">
              <span className="paper-name">{order.title}</span>
              <span className="muted paper-small">
                {from || 'Start not known'} → {to || 'no address'}
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
