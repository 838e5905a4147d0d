import type { StateCode } from '#shared/data/states.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import type { Profile } from '#web/lib/api/api-types.ts';

type AskedLoss = AskedMatter & { kind: 'loss' };
type LossFacts = AskedLoss['facts'];

/** The notary's input about a loss. */
export const noLoss = {
  thing: 'paper_journal' as LossFacts['thing'],
  event: 'lost' as LossFacts['event'],
  foundOn: '',
  happenedOn: '',
  circumstances: '',
  policeReport: '',
  entriesFrom: '',
  entriesTo: '',
};

export type LossValues = typeof noLoss;

/**
 * Returns the commissions whose offices may have to be told, the primary state first: the one of each state that is valid
 * longest, and each state of practice without a listed commission.
 */
export function commissionsToTell({
  notaryCommissions,
  primaryNotaryState,
  additionalNotaryStates,
}: Pick<Profile, 'notaryCommissions' | 'primaryNotaryState' | 'additionalNotaryStates'>) {
  const states = [
    ...(primaryNotaryState ? [primaryNotaryState] : []),
    ...notaryCommissions.map(({ state }) => state),
    ...additionalNotaryStates,
  ];
  return [...new Set(states)].map((state) => {
    const commission = notaryCommissions
      .filter((one) => one.state === state)
      .toSorted((left, right) => right.expirationDate.localeCompare(left.expirationDate))[0];
    return {
      state: state as StateCode,
      commissionNumber: commission?.commissionNumber ?? null,
      expirationDate: commission?.expirationDate ?? null,
    };
  });
}

/** Returns the matter that the form opens. */
export function askedLoss(values: LossValues, commissions: LossFacts['commissions']): AskedLoss {
  const { happenedOn, entriesFrom, entriesTo, ...facts } = values;
  const [first] = commissions;
  if (!first) throw new Error('A loss without a state');
  return {
    kind: 'loss',
    state: first.state,
    facts: {
      ...facts,
      happenedOn: happenedOn || null,
      entriesFrom: entriesFrom || null,
      entriesTo: entriesTo || null,
      commissions,
    },
  };
}
