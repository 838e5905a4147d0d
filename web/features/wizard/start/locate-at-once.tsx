import { useEffect, useEffectEvent, useRef } from 'react';
import type { Step } from '#shared/entry/field.ts';
import { mayLocate } from '#web/components/map/current-position.ts';
import { useLocationCapture } from '../details/use-location-capture.ts';

/**
 * Fills in position and town of a new entry as soon as the wizard opens, if the notary allowed that before. The browser asks
 * nothing: the button on Details does. The street is looked up when the notary goes on after Details.
 */
export function LocateAtOnce({ step }: { step: Step }) {
  const { locateQuietly, stay } = useLocationCapture();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void mayLocate().then((may) => (may ? locateQuietly() : undefined));
  });
  const goOn = useEffectEvent(stay);
  useEffect(() => {
    if (step > 2) goOn();
  }, [step]);
  return null;
}
