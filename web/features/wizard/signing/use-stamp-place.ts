import { useEffect, useState } from 'react';
import { currentPosition, type LngLat } from '#web/components/map/current-position.ts';

/** The place that is stamped into a signature, while it is looked for, and where it stays unknown. */
export type StampedPlace = { kind: 'found'; place: LngLat } | { kind: 'finding' } | { kind: 'unknown' };

/** Returns the place to stamp: the entry's, otherwise the device's; undefined if nothing is stamped. */
export function useStampPlace(withStamp: boolean, known: LngLat | null): StampedPlace | undefined {
  const [found, setFound] = useState<StampedPlace>({ kind: 'finding' });
  const mustAsk = withStamp && !known;

  useEffect(() => {
    if (!mustAsk) return;
    let isCurrent = true;
    void currentPosition().then((response) => {
      if (isCurrent) setFound(response.ok ? { kind: 'found', place: response.point } : { kind: 'unknown' });
    });
    return () => {
      isCurrent = false;
    };
  }, [mustAsk]);

  if (!withStamp) return undefined;
  return known ? { kind: 'found', place: known } : found;
}
