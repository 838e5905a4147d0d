import { useEffect } from 'react';

/** The forms of the page that hold something typed which has not been saved. */
const holders = new Set<symbol>();

/** Whether leaving the page would lose something typed. */
export function holdsUnsavedEdits(): boolean {
  return holders.size > 0;
}

/** Tells, for as long as the form is shown, whether it holds something that has not been saved. */
export function useUnsavedEdits(isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited) return;
    const holder = Symbol('unsaved edits');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isEdited]);
}
