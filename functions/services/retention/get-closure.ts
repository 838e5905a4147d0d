import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { getClosure as contract } from '#shared/contract/retention.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { stateDuties } from '#shared/data/state-duties.ts';
import type { Duty, StateDuties } from '#shared/data/state-duty.ts';
import { isStateCode } from '#shared/data/states.ts';
import {
  type Retention,
  type RetentionGroup,
  retainUntilDay,
} from '#shared/rules/duties/retention-periods.ts';
import { whyWords } from '#shared/rules/duties/retention-words.ts';
import { isSubscribed } from '../billing/begin-subscription.ts';
import { isCustomer } from '../billing/refresh-billing.ts';
import { type ClosureFactsDeps, closingFacts, forbidsErasure } from './closure-facts.ts';

type Answer = Output<typeof contract>;

const told = (duties: StateDuties['commissionEnd']) =>
  'noneFound' in duties ? [] : duties.map(({ text, cite }: Duty) => ({ text, cite }));

/** Returns a state's duties for a notary who stops, in plain words. Empty if no rule was found. */
function dutiesOf(state: string): Answer['states'][number]['duties'] {
  if (!isStateCode(state)) return [];
  const { commissionEnd, resignation }: StateDuties = stateDuties[state];
  const texts = [...told(commissionEnd), ...told(resignation)];
  return texts.filter(({ text }, index) => texts.findIndex((other) => other.text === text) === index);
}

/** Groups the years by state. */
function byState(groups: readonly RetentionGroup[]): Answer['states'] {
  const states = [...new Set(groups.flatMap(({ state }) => state ?? []))].toSorted();
  return states.map((state) => {
    const own = groups.filter((group) => group.state === state);
    const entries = own.reduce((sum, group) => sum + group.entries, 0);
    return { state, entries, until: retainUntilDay(own), duties: dutiesOf(state) };
  });
}

/** Returns why the law prevents erasing entries. */
function lawAgainst({ destruction, ...retention }: Retention): { text: string; cite: string } {
  const isProhibited = destruction.rule === 'never' || destruction.rule === 'by_order';
  return isProhibited
    ? { text: destruction.text ?? '', cite: destruction.cite ?? '' }
    : { text: whyWords(retention), cite: retention.cite ?? '' };
}

/** Returns the laws that prevent erasing the journal, without duplicates. */
function lawsAgainst(groups: readonly RetentionGroup[]): Answer['erasureLaw'] {
  const laws = groups.filter(forbidsErasure).map(({ state, retention }) => ({
    state: state ?? '',
    ...lawAgainst(retention),
  }));
  return laws.filter(({ state }, index) => laws.findIndex((other) => other.state === state) === index);
}

/** Returns whether the account is closed, and the consequences of closing it for the journal, by state. */
export async function getClosure(deps: ClosureFactsDeps, account: Account): Promise<Outcome<Answer>> {
  const facts = await closingFacts(deps, account);
  return ok({
    closure: account.closure ?? null,
    entries: facts.entries,
    keepUntil: facts.keepUntil,
    states: byState(facts.groups),
    erasureRefused: facts.erasureRefused,
    erasureLaw: lawsAgainst(facts.groups),
    export: facts.export,
    hasSubscription: isCustomer(account) && isSubscribed(account),
  });
}
