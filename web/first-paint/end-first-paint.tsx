import { useLayoutEffect } from 'react';
import { firstPaintId } from './screens.ts';

/** Removes the prerendered screen in the same frame that shows what is beside this component. */
export function EndFirstPaint() {
  useLayoutEffect(() => document.getElementById(firstPaintId)?.remove(), []);
  return null;
}
