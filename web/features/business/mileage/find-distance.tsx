import { Button } from '@aws-amplify/ui-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Icon } from '#web/components/icon.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useSiteConfig } from '#web/lib/site-config.ts';
import type { TripStart } from './open-trip.ts';

/** The miles that the map service suggested for the places of a form, and a request that may be open. */
export type Distance = { suggested: string; asked?: Promise<unknown> | undefined };

type Form = UseFormReturn<TripStart>;

type Drive = { from: string; to: string };

const isSameDrive = (one: Drive, other: Drive) => one.from === other.from && one.to === other.to;
const placesIn = ({ from, to }: Drive): Drive => ({ from: from.trim(), to: to.trim() });

/**
 * The button below empty miles that fills in the driving distance, in stages that have it. With `isAutomatic`, it
 * also looks the distance up as the form opens. A failure then stays silent, and the notary types the miles.
 */
export function FindDistance({
  form,
  distance,
  isAutomatic,
}: {
  form: Form;
  distance: RefObject<Distance>;
  isAutomatic: boolean;
}) {
  const isAvailable = useSiteConfig()?.drivingDistances === true;
  const [from, to, miles] = useWatch({ control: form.control, name: ['from', 'to', 'miles'] });
  const [problem, setProblem] = useState<Drive & { text: string }>();
  const { run, busy } = useAction(async (isSilent: boolean) => {
    const places = placesIn(form.getValues());
    setProblem(undefined);
    try {
      const found = await api('find-distance', { body: places });
      // Keep miles and places that the notary typed meanwhile.
      const now = form.getValues();
      if (now.miles !== '' || !isSameDrive(placesIn(now), places)) return;
      distance.current.suggested = String(found.miles);
      form.setValue('miles', distance.current.suggested, { shouldDirty: !isSilent });
      form.clearErrors('miles');
      // The button disappears, which would move the focus to the top of the page.
      if (!isSilent) form.setFocus('miles');
    } catch (error) {
      if (isSilent || isSessionEnd(error)) return;
      const text = detailOf(error, 'We could not find the distance. Enter the miles.');
      setProblem({ text, ...places });
    }
  });

  const isPossible = isAvailable && from.trim() !== '' && to.trim() !== '' && miles === '';
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isAutomatic || !isPossible || isBegun.current) return;
    isBegun.current = true;
    distance.current.asked = run(true);
  }, [isAutomatic, isPossible, run, distance]);

  const isSuggested = miles !== '' && miles === distance.current.suggested;
  const isRefused = problem !== undefined && isSameDrive(placesIn({ from, to }), problem);
  return (
    <>
      {isPossible && (
        <Button
          className="find-distance"
          isLoading={busy}
          loadingText="Finding the distance…"
          onClick={() => {
            distance.current.asked = run(false);
          }}
        >
          <Icon name="pin" size={18} /> Find distance
        </Button>
      )}
      <p className="muted find-distance-note" role="status">
        {isSuggested && 'Suggested driving distance. Change it if you drove another way.'}
      </p>
      {isRefused && (
        <p className="form-caution" role="alert">
          {problem.text}
        </p>
      )}
    </>
  );
}
