import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RecentPlace } from '#web/lib/entries/recent-acts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { latestPlaces } from './latest-places.ts';
import { useRecentActs } from './recent-acts-context.ts';
import './start.css';

/** The places of recent acts in the entry's state, each one tap away. */
export function RecentPlaces() {
  const { control, setValue } = useFormContext<EntryForm>();
  const [stateCode, label] = useWatch({ control, name: ['stateCode', 'locationLabel'] });
  const places = latestPlaces(useRecentActs(), stateCode).filter((place) => place.label !== label);
  if (places.length === 0) return null;

  const choose = (place: RecentPlace) => {
    setValue('locationLabel', place.label, { shouldDirty: true });
    setValue('locationLat', place.lat, { shouldDirty: true });
    setValue('locationLng', place.lng, { shouldDirty: true });
  };

  return (
    <fieldset className="recent-places">
      <legend>Recent places</legend>
      {places.map((place) => (
        <Button key={place.label} size="small" onClick={() => choose(place)}>
          {place.label}
        </Button>
      ))}
    </fieldset>
  );
}
