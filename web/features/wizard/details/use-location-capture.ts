import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { currentPosition, type LngLat } from '#web/components/map/current-position.ts';
import { api } from '#web/lib/api-client.ts';
import { isSessionEnd } from '#web/lib/api-error.ts';
import { notify } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { EntryForm } from '../form/entry-form.ts';

const texts = {
  byMap: {
    found: 'Address updated from map location!',
    notFound: 'Could not get address for this location. You can enter it manually.',
  },
  byDevice: {
    found: 'Location captured successfully!',
    notFound: 'Coordinates captured. Please enter the address manually.',
  },
} as const;

/** Sets the entry's coordinates from the map or the device, and fills in the address of that point. */
export function useLocationCapture() {
  const { setValue } = useFormContext<EntryForm>();
  /** Counts the points, so that a late answer for an earlier point cannot replace the address of a later one. */
  const latest = useRef(0);

  const capture = async (point: LngLat, by: keyof typeof texts) => {
    latest.current += 1;
    const turn = latest.current;
    setValue('locationLat', point.lat, { shouldDirty: true });
    setValue('locationLng', point.lng, { shouldDirty: true });
    try {
      const { formattedAddress } = await api('reverse-geocode', { body: point });
      if (turn !== latest.current) return;
      setValue('locationLabel', formattedAddress, { shouldDirty: true });
      notify.success(texts[by].found);
    } catch (error) {
      if (turn !== latest.current || isSessionEnd(error)) return;
      if (by === 'byDevice') notify.info(texts[by].notFound);
      else notify.error(texts[by].notFound);
    }
  };

  const locate = useAction(async () => {
    const answer = await currentPosition();
    if (answer.ok) await capture(answer.point, 'byDevice');
    else notify.error(answer.message);
  });

  return {
    /** A click on the map. */
    pick: (point: LngLat) => void capture(point, 'byMap'),
    /** The button "Use Current Location (GPS)". */
    locate: () => void locate.run(),
    isLocating: locate.busy,
  };
}
