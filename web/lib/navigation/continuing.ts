/** Passed to the wizard with its address: the notary chose to continue the entry that this device keeps. */
export const continuing = { continuing: true } as const;

/** Tells whether an address's state says so; then the wizard does not ask again. */
export function isContinuing(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'continuing') === true;
}
