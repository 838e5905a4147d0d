import { CheckboxField } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { readMiles } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import { type Distance, FindDistance } from './find-distance.tsx';
import type { OpenTrip, TripStart } from './open-trip.ts';
import { businessPlace, knownPlaces, milesBetween } from './trip-places.ts';

/** The latest trips, which know the miles between places. */
export const latestTrips = { failure: 'Failed to load your trips', size: 100 };

/** Adds or changes a trip. The miles of an earlier trip between the same places are filled in. */
export function TripDialog({
  trip: { id, orderId, start },
  onClose,
}: {
  trip: OpenTrip;
  onClose: () => void;
}) {
  const notary = useNotary();
  const refresh = useRefreshBusiness();
  const { items: trips = [] } = useList('list-trips', {}, latestTrips);
  const [isReturning, setReturning] = useState(false);
  // A retry after the return trip failed adds only that one.
  const isAdded = useRef(false);
  // Miles that were filled in follow the places; typed ones stay.
  const filled = useRef(id === undefined ? start.miles : '');
  const distance = useRef<Distance>({ suggested: '' });
  // Miles can arrive while saving waits for them, after the form was read.
  const checked = useRef('');
  const places = knownPlaces(trips, businessPlace(notary));

  /** Fills in the miles of an earlier trip between the same places, and removes those suggested for other places. */
  function fillMiles(form: UseFormReturn<TripStart>): void {
    const { from, to, miles } = form.getValues();
    const known = milesBetween(from, to, trips);
    const isSuggested = miles !== '' && miles === distance.current.suggested;
    if (known === undefined && isSuggested) form.setValue('miles', '');
    if (known === undefined || (miles !== '' && miles !== filled.current && !isSuggested)) return;
    filled.current = String(known);
    form.setValue('miles', filled.current, { shouldDirty: true });
  }

  async function save({ date, from, to, purpose }: TripStart): Promise<void> {
    const body = { date, from, to, purpose, miles: readMiles(checked.current) ?? 0, orderId };
    if (id !== undefined) await api('update-trip', { params: { id }, body });
    else if (!isAdded.current) await api('add-trip', { body });
    isAdded.current = true;
    if (isReturning) await addReturn(body);
    await refresh();
  }
  return (
    <PaperDialog<TripStart>
      title={id === undefined ? 'Add trip' : 'Edit trip'}
      start={start}
      saveLabel="Save trip"
      saved={isReturning ? 'Both trips were saved' : 'Trip saved'}
      failed="The trip was not saved. Try again."
      isEdited={isReturning}
      save={save}
      onClose={onClose}
      fields={(form) => [
        { name: 'date', label: 'Date', kind: 'date', required: 'Enter the day of the trip.' },
        {
          name: 'from',
          label: 'From',
          maxLength: businessLimits.addressLength,
          suggestions: places,
          required: 'Enter where the trip started.',
          onChange: () => fillMiles(form),
        },
        {
          name: 'to',
          label: 'To',
          maxLength: businessLimits.addressLength,
          suggestions: places,
          required: 'Enter where the trip ended.',
          onChange: () => fillMiles(form),
        },
        {
          name: 'miles',
          label: 'Miles',
          inputMode: 'decimal',
          hint: 'One way, with at most one decimal.',
          validate: async (typed) => {
            if (typed.trim() === '') await distance.current.asked;
            const miles = form.getValues('miles');
            checked.current = miles;
            if (miles.trim() === '') return 'Enter the miles.';
            return readMiles(miles) !== undefined || 'Enter the miles as a number, for example 12.4.';
          },
          after: (
            <FindDistance
              form={form}
              distance={distance}
              isAutomatic={id === undefined && orderId !== null}
            />
          ),
        },
        {
          name: 'purpose',
          label: 'Purpose',
          maxLength: businessLimits.lineLength,
          hint: 'The IRS asks for the business purpose of each trip.',
          required: 'Enter the business purpose.',
        },
      ]}
    >
      {id === undefined && (
        <CheckboxField
          name="return"
          label="Also add the return trip"
          checked={isReturning}
          onChange={({ target }) => setReturning(target.checked)}
        />
      )}
    </PaperDialog>
  );
}

type TripBody = Omit<TripStart, 'miles'> & { miles: number; orderId: string | null };

async function addReturn({ from, to, ...trip }: TripBody): Promise<void> {
  try {
    await api('add-trip', { body: { ...trip, from: to, to: from } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, requestId } = error;
    const detail = `The trip was saved, but its return trip was not: ${detailOf(error, 'try again.')}`;
    throw new ApiError({ status, code, requestId, detail }, { cause: error });
  }
}
