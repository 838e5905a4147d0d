/** Passed to the wizard with its address: the notary just took the entry out of the queue. */
export type TakenBack = { takenBack: { compares?: 'saving' | 'submitting' } };

/**
 * Returns what an address's state says about an entry taken out of the queue; undefined when it says nothing.
 */
export function takenBackIn(state: unknown): TakenBack['takenBack'] | undefined {
  if (typeof state !== 'object' || state === null || !('takenBack' in state)) return undefined;
  const { takenBack } = state;
  if (typeof takenBack !== 'object' || takenBack === null) return undefined;
  const compares = Reflect.get(takenBack, 'compares');
  return compares === 'saving' || compares === 'submitting' ? { compares } : {};
}
