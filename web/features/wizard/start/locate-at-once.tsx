import { useEffect, useRef } from 'react';
import { mayLocate } from '#web/components/map/current-position.ts';
import { useLocationCapture } from '../details/use-location-capture.ts';

/**
 * Fills in the place of a new entry as soon as the wizard opens, if the notary allowed that before. The browser asks nothing:
 * the button on Details does.
 */
export function LocateAtOnce() {
  const { locateQuietly } = useLocationCapture();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void mayLocate().then((may) => (may ? locateQuietly() : undefined));
  });
  return null;
}
