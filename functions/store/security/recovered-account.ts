import type { Account } from '../account/account-store.ts';
import type { RecoveryCut } from '../account/recovery-cut.ts';
import { secondFactorKey } from '../table/keys.ts';
import type { TransactItem } from '../table/transactions.ts';

/**
 * The effect of a recovery on a second factor. `without-codes`: the factor is older than the cut, but its
 * recovery codes are not.
 */
export type FactorFate = 'none' | 'kept' | 'without-codes' | 'removed';

/**
 * Returns the effect of a recovery on an account's second factor, if everything added at or after `since` is
 * void.
 */
export function factorFate({ secondFactor }: Pick<Account, 'secondFactor'>, since: string): FactorFate {
  if (!secondFactor) return 'none';
  if ((secondFactor.onSince ?? '') >= since) return 'removed';
  return (secondFactor.codesSince ?? '') >= since ? 'without-codes' : 'kept';
}

type Recovered = {
  /** Writes to the second factor. */
  items: TransactItem[];
  /** Parts of the account update: ends every session, and cuts off everything added since. */
  set: string[];
  remove: string[];
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
};

/**
 * Returns the writes of every account recovery, for one transaction. Requires that password, factor, and
 * recovery codes are unchanged since `account` was read. Everything cut off is removed later
 * (recovery-store).
 */
export function recoveredAccount(
  TableName: string,
  account: Account,
  { since, now }: { since: string; now: Date },
): Recovered {
  const { id, tokenVersion, recoveries = 0 } = account;
  const fate = factorFate(account, since);
  const Key = secondFactorKey(id);
  // Turning a factor on increments the token version, so an account without one has at most a pending secret.
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

/** Joins the parts of an update expression. */
export const updateOf = (set: readonly string[], remove: readonly string[]) =>
  [`SET ${set.join(', ')}`, ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : [])].join(' ');
