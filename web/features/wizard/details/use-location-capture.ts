import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { recordableLocation } from '#shared/rules/law/recordable-location.ts';
import { isSamePlace } from '#shared/rules/same-place.ts';
import { isTownLabel } from '#shared/rules/town-label.ts';
import { currentPosition, type LngLat } from '#web/components/map/current-position.ts';
import { api } from '#web/lib/api/api-client.ts';
import { isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { warn } from '#web/lib/warn.ts';
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

/**
 * Milliseconds without another click before the address is looked up. People click a few times until the marker is on
 * the building, and each look-up costs money.
 */
export const settleMs = 600;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const addresses = (count: number) =>
  count === 0 ? 'no more addresses' : count === 1 ? 'one more address' : `${count} more addresses`;

const leftToday = (count: number) =>
  `The map can look up ${addresses(count)} today. After that, type the address yourself.`;

/**
 * Sets the entry's coordinates from the map or the device, and fills in the address of that point. Only a choice of the
 * notary is worth a paid look-up (docs/adr/0008): the button, a click on the map, or going on with the place.
 */
export function useLocationCapture() {
  const { getValues, setValue } = useFormContext<EntryForm>();
  /** Counts the points, so that a late answer for an earlier point cannot replace the address of a later one. */
  const latest = useRef(0);
  const found = useRef<{ point: LngLat; address: string }>(undefined);

  const place = (point: LngLat, options = { shouldDirty: true }) => {
    latest.current += 1;
    setValue('locationLat', point.lat, options);
    setValue('locationLng', point.lng, options);
    return latest.current;
  };

  const townAt = async (point: LngLat) =>
    (await api('reverse-geocode', { body: { ...point, street: false } })).formattedAddress;

  const addressAt = async (point: LngLat) => {
    const known = found.current;
    if (known && isSamePlace(known.point, point)) return known.address;
    const { formattedAddress, lookupsLeft } = await api('reverse-geocode', {
      body: { ...point, street: true },
    });
    if (lookupsLeft !== null && lookupsLeft <= limits.lookupsAnnounced) notify.info(leftToday(lookupsLeft));
    found.current = { point, address: formattedAddress };
    return formattedAddress;
  };

  const recordable = (address: string) => recordableLocation({ stateCode: getValues('stateCode') }, address);

  const fillIn = async (turn: number, point: LngLat, by: keyof typeof texts) => {
    try {
      const address = await addressAt(point);
      if (turn !== latest.current) return;
      setValue('locationLabel', recordable(address), { shouldDirty: true });
      notify.success(texts[by].found);
    } catch (error) {
      if (turn !== latest.current || isSessionEnd(error)) return;
      if (by === 'byDevice') notify.info(texts[by].notFound);
      else notify.error(texts[by].notFound);
    }
  };

  const pick = async (point: LngLat) => {
    const turn = place(point);
    await pause(settleMs);
    if (turn === latest.current) await fillIn(turn, point, 'byMap');
  };

  /** Fills in the device's position and its town if there is no place yet, and says nothing if that fails. Free. */
  const locateQuietly = async () => {
    const isEmpty = () => getValues('locationLabel') === '' && getValues('locationLat') === null;
    if (!isEmpty()) return;
    const response = await currentPosition();
    if (!response.ok || !isEmpty()) return;
    // A value that the notary did not enter is no reason to ask before leaving.
    place(response.point, { shouldDirty: false });
    try {
      const address = await townAt(response.point);
      // The notary may have chosen another point, or typed a place, while the address was looked up.
      const isStill = getValues('locationLat') === response.point.lat && getValues('locationLabel') === '';
      if (!isStill) return;
      setValue('locationLabel', recordable(address));
    } catch (error) {
      if (!isSessionEnd(error)) warn('The address of the position is not known', error);
    }
  };

  /** Replaces a town by the address of its point when the notary goes on with the place. What was typed stays. */
  const stay = useAction(async () => {
    const { locationLat: lat, locationLng: lng, locationLabel: town } = getValues();
    if (lat === null || lng === null || !isTownLabel(town)) return;
    try {
      const address = recordable(await addressAt({ lat, lng }));
      const isStill = getValues('locationLat') === lat && getValues('locationLng') === lng;
      if (address && isStill && getValues('locationLabel') === town) {
        setValue('locationLabel', address, { shouldDirty: true });
      }
    } catch (error) {
      if (!isSessionEnd(error)) notify.info(texts.byDevice.notFound);
    }
  });

  const locate = useAction(async () => {
    const response = await currentPosition();
    if (response.ok) await fillIn(place(response.point), response.point, 'byDevice');
    else notify.error(response.message);
  });

  return {
    /** A click on the map. */
    pick: (point: LngLat) => void pick(point),
    /** The button "Use Current Location (GPS)". */
    locate: () => void locate.run(),
    isLocating: locate.busy,
    locateQuietly,
    stay: () => void stay.run(),
    isStaying: stay.busy,
  };
}
