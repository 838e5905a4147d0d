import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { OpenTrip } from '../mileage/open-trip.ts';
import { suggestedTrip } from '../mileage/suggested-trip.ts';
import { latestTrips, TripDialog } from '../mileage/trip-dialog.tsx';
import type { Order } from './order-types.ts';

/** Logs the drive to an order, filled in with what the order and the trips before it say. */
export function AddMileage({ order }: { order: Order }) {
  const notary = useNotary();
  const [trip, setTrip] = useState<OpenTrip>();
  const { run, busy } = useCall(
    async () => {
      const { items } = await api('list-trips', { query: { limit: latestTrips.size } });
      setTrip(suggestedTrip(order, items, notary));
    },
    { failed: latestTrips.failure },
  );
  return (
    <>
      <Button isLoading={busy} loadingText="Mileage" onClick={() => void run()}>
        <Icon name="pin" size={18} /> Mileage
      </Button>
      {trip && <TripDialog trip={trip} onClose={() => setTrip(undefined)} />}
    </>
  );
}
