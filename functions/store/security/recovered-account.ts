import type { Account } from '../account/account-store.ts';
import type { RecoveryCut } from '../account/recovery-cut.ts';
import { secondFactorKey } from '../table/keys.ts';
import type { TransactItem } from '../table/transactions.ts';

/** The effect of a recovery on a second factor. `without-codes`: it is older, but its recovery codes are not. */
export type FactorFate = 'none' | 'kept' | 'without-codes' | 'removed';

/** Returns what a recovery does to the second factor of an account, for what was added at or after `since`. */
export function factorFate({ secondFactor }: Pick<Account, 'secondFactor'>, since: string): FactorFate {
  if (!secondFactor) return 'none';
  if ((secondFactor.onSince ?? '') >= since) return 'removed';
  return (secondFactor.codesSince ?? '') >= since ? 'without-codes' : 'kept';
}

type Recovered = {
  /** Writes to the second factor. */
  items: TransactItem[];
  /** Parts of the update of the account: ends every session, and cuts off what was added since. */
  set: string[];
  remove: string[];
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
};

/**
 * Returns the writes that every recovery of an account consists of, for one transaction. Its condition: neither password nor
 * factor nor recovery codes changed since `account` was read. What they cut off is removed later (recovery-store).
 */
export function recoveredAccount(
  TableName: string,
  account: Account,
  { since, now }: { since: string; now: Date },
): Recovered {
  const { id, tokenVersion, recoveries = 0 } = account;
  const fate = factorFate(account, since);
  const Key = secondFactorKey(id);
  // Turning a factor on raises the token version, so without one nothing but a pending secret can be there.
  const items: Record<FactorFate, TransactItem[]> = {
    none: [{ Delete: { TableName, Key } }],
    removed: [{ Delete: { TableName, Key } }],
    'without-codes': [{ Update: { TableName, Key, UpdateExpression: 'REMOVE recoveryCodes' } }],
    kept: [],
  };
  const conditions: Record<FactorFate, string[]> = {
    none: [],
    removed: [],
    'without-codes': ['attribute_exists(secondFactor)'],
    kept: [
      'attribute_exists(secondFactor)',
      '(attribute_not_exists(secondFactor.codesSince) OR secondFactor.codesSince < :since)',
    ],
  };
  const cut: RecoveryCut = { at: now.toISOString(), since, tokenVersion };
  return {
    items: items[fate],
    set: [
      'tokenVersion = :next, #sessions = :none, recovery = :recovery, recoveries = :recoveries',
      ...(fate === 'without-codes' ? ['secondFactor.recoveryCodesLeft = :zero'] : []),
    ],
    remove: fate === 'removed' ? ['secondFactor'] : [],
    condition: ['tokenVersion = :version', ...conditions[fate]].join(' AND '),
    names: { '#sessions': 'sessions' },
    values: {
      ...{ ':version': tokenVersion, ':next': tokenVersion + 1, ':none': {}, ':recovery': cut },
      ':recoveries': recoveries + 1,
      ...(fate === 'without-codes' && { ':zero': 0 }),
      ...(fate === 'kept' && { ':since': since }),
    },
  };
}

/** Returns an update expression of parts. */
export const updateOf = (set: readonly string[], remove: readonly string[]) =>
  [`SET ${set.join(', ')}`, ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : [])].join(' ');
