import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Navigation state that shows another state but leaves the focus in place. */
export const keepFocus = { keepFocus: true } as const;

function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'keepFocus') === true;
}

/** Moves the focus to the heading of the panel when another state is shown, but not when the page opens. */
export function useFocusOnState(code: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(code);
  const { state } = useLocation();
  const stays = keepsFocus(state);
  // A layout effect runs with the change itself, which keeps the focus from being lost.
  useLayoutEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    if (!stays) heading.current?.focus();
  }, [code, stays]);
  return heading;
}
