import { useEffect } from 'react';

/** The page's forms that contain unsaved input. */
const holders = new Set<symbol>();

/** Returns whether leaving the page would lose input. */
export function holdsUnsavedEdits(): boolean {
  return holders.size > 0;
}

/** Reports, while the form is shown, whether it contains unsaved input. */
export function useUnsavedEdits(isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited) return;
    const holder = Symbol('unsaved edits');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isEdited]);
}
