import { type Refusal, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Rejects texts that certainly contain a number, such as an SSN, that one of the states or every journal
 * prohibits.
 */
export function prohibitedNumber(states: readonly (string | null)[], value: unknown): Refusal | undefined {
  const found = textsIn(value).some((text) =>
    states.some((stateCode) => textFindings({ stateCode }, text).some(({ isCertain }) => isCertain)),
  );
  return found
    ? refuse('INVALID_FIELDS', {
        detail: ['A text contains a number that must not be recorded, such as an SSN. Remove it.'],
      })
    : undefined;
}

/**
 * Like `prohibitedNumber`, for texts about the whole journal: applies the rules for every journal, and of
 * each state where the notary practices.
 */
export function prohibitedInJournal(
  { primaryNotaryState, additionalNotaryStates, commissions }: Account,
  value: unknown,
): Refusal | undefined {
  const commissioned = commissions.map(({ state }) => state);
  const states = new Set([null, primaryNotaryState, ...additionalNotaryStates, ...commissioned]);
  return prohibitedNumber([...states], value);
}
