import { useState } from 'react';

/**
 * A value as stored until the notary changes it, and as changed until it has been saved. `keyOf` tells values
 * apart. Where another device has stored a third value meanwhile, `isRivalled` says so.
 */
export function useStoredEdit<Value>(stored: Value, keyOf: (value: Value) => string) {
  const isSame = (a: Value, b: Value) => keyOf(a) === keyOf(b);
  const [held, setHeld] = useState<{ value: Value; base: Value }>();
  // A value that was changed back is none of the notary's own.
  const edit = held && !isSame(held.value, held.base) ? held : undefined;
  return {
    value: edit ? edit.value : stored,
    set: (value: Value) => setHeld({ value, base: edit ? edit.base : stored }),
    isRivalled: edit !== undefined && !isSame(stored, edit.base) && !isSame(stored, edit.value),
    /** Goes on from what is stored now, with the own value. */
    keepMine: () => setHeld((current) => current && { ...current, base: stored }),
    /** Ends the edit with what is stored. */
    drop: () => setHeld(undefined),
    /** Goes on after a save that made `change` of what was stored, if there is an edit. */
    adjust: (change: (value: Value) => Value) =>
      setHeld((current) => current && { value: change(current.value), base: change(current.base) }),
    /** Goes on from what has been saved; what was changed meanwhile stays. */
    settle: (saved: Value) => setHeld((current) => current && { ...current, base: saved }),
  };
}
