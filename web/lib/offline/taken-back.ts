/** Handed to the wizard with its address: the entry in hand was just taken out of the queue by the notary. */
export type TakenBack = { takenBack: { compares?: 'saving' | 'submitting' } };

/** What the state of an address says of an entry taken out of the queue; undefined where there is none. */
export function takenBackIn(state: unknown): TakenBack['takenBack'] | undefined {
  if (typeof state !== 'object' || state === null || !('takenBack' in state)) return undefined;
  const { takenBack } = state;
  if (typeof takenBack !== 'object' || takenBack === null) return undefined;
  const compares = Reflect.get(takenBack, 'compares');
  return compares === 'saving' || compares === 'submitting' ? { compares } : {};
}
