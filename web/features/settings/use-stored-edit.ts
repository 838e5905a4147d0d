import { useState } from 'react';

/**
 * A value that follows the stored one until the notary edits it, and stays edited until it is saved. `keyOf` compares
 * values. `isRivalled` is true if another device stored a third value in the meantime.
 */
export function useStoredEdit<Value>(stored: Value, keyOf: (value: Value) => string) {
  const isSame = (a: Value, b: Value) => keyOf(a) === keyOf(b);
  const [held, setHeld] = useState<{ value: Value; base: Value }>();
  // A value that was changed back is no longer an edit.
  const edit = held && !isSame(held.value, held.base) ? held : undefined;
  return {
    value: edit ? edit.value : stored,
    set: (value: Value) => setHeld({ value, base: edit ? edit.base : stored }),
    isRivalled: edit !== undefined && !isSame(stored, edit.base) && !isSame(stored, edit.value),
    /** Keeps the edited value, based on what is stored now. */
    keepMine: () => setHeld((current) => current && { ...current, base: stored }),
    /** Discards the edit. */
    drop: () => setHeld(undefined),
    /** Applies `change` to the edit, if there is one, after a save. */
    adjust: (change: (value: Value) => Value) =>
      setHeld((current) => current && { value: change(current.value), base: change(current.base) }),
    /** Continues from the saved value. Edits made during the save stay. */
    settle: (saved: Value) => setHeld((current) => current && { ...current, base: saved }),
  };
}
