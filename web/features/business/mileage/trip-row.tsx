import { Button } from '@aws-amplify/ui-react';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { shownAmount, shownMiles } from '#web/lib/amounts.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { deduction, type Trip } from './trip-places.ts';

/** A line of the mileage log. */
export function TripRow({
  trip,
  isLocked,
  onReturn,
  onEdit,
  onDelete,
}: {
  trip: Trip;
  /** The plan allows no changes but deleting. */
  isLocked: boolean;
  onReturn: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const notary = useNotary();
  const day = formatDay(trip.date, notary);
  return (
    <li>
      <span className="paper-when tabular">{day}</span>
      <span className="paper-what">
        <span className="paper-name">{trip.purpose}</span>
        <span className="muted paper-small">
          {trip.from} → {trip.to}
        </span>
      </span>
      <span className="paper-sums tabular">
        <span>{shownMiles(trip.miles)} mi</span>
        <span className="muted paper-small">
          {shownAmount(deduction(trip.miles, trip.rate))} at {trip.rate}¢
        </span>
      </span>
      <span className="row-actions">
        <ActionMenu label={`More actions for the trip of ${day} to ${trip.to}`}>
          {!isLocked && <Button onClick={onReturn}>Return trip</Button>}
          {!isLocked && <Button onClick={onEdit}>Edit</Button>}
          <Button onClick={onDelete}>Delete</Button>
        </ActionMenu>
      </span>
    </li>
  );
}
