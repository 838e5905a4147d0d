import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The state of a navigation that shows another state and leaves the focus where it is. */
export const keepFocus = { keepFocus: true } as const;

function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'keepFocus') === true;
}

/** Moves the focus to the head of the panel when another state is shown; not when the page opens. */
export function useFocusOnState(code: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(code);
  const { state } = useLocation();
  const stays = keepsFocus(state);
  // A layout effect comes with the change itself, so that the focus is at no time nowhere.
  useLayoutEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    if (!stays) heading.current?.focus();
  }, [code, stays]);
  return heading;
}
