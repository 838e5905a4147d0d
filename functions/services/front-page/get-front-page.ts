import type { Account } from '#functions/store/account/account-store.ts';
import type { FrontPageStore, StoredFrontPage } from '#functions/store/account/front-page-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { getFrontPage as contract } from '#shared/contract/front-page.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { stateDuties } from '#shared/data/state-duties.ts';
import type { HandOverDuty } from '#shared/data/state-duty.ts';
import { type StateCode, states } from '#shared/data/states.ts';
import type { EntryCommission } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import {
  dutiesOnDeath,
  earliestDestruction,
  type FrontPageFacts,
  frontPageStates,
  missingItems,
  requiredItems,
} from '#shared/rules/duties/front-page-items.ts';
import { officeAddress } from '#shared/rules/duties/front-page-lines.ts';
import { type DateFormat, shownDay } from '#shared/rules/shown-day.ts';

export type FrontPageDeps = {
  profiles: Pick<ProfileStore, 'get'>;
  frontPages: Pick<FrontPageStore, 'get' | 'changes'>;
  journal: Pick<JournalStore, 'ledger'>;
  entries: Pick<EntryRows, 'submittedRows'>;
};

/** A journal's current front page. */
export type FrontPage = Output<typeof contract>;

/** Returns a commission on one line: number, state, and last valid day. */
export function commissionLine(
  { commissionNumber, state, expirationDate }: EntryCommission,
  dateFormat: DateFormat,
): string {
  const name = Object.entries(states).find(([code]) => code === state)?.[1].name ?? state;
  return `${commissionNumber}, ${name}, expires ${shownDay(expirationDate, dateFormat)}`;
}

async function entryEnds({ journal, entries }: FrontPageDeps, journalId: string) {
  const { lastNumber } = await journal.ledger(journalId);
  const end = async (number: number) => {
    const [row] = number > 0 ? await entries.submittedRows(journalId, number, number) : [];
    return row ? { number, date: row.date || (row.submittedAt ?? '').slice(0, 10) } : null;
  };
  const [firstEntry, lastEntry] = await Promise.all([end(Math.min(1, lastNumber)), end(lastNumber)]);
  return { firstEntry, lastEntry };
}

async function datedChanges({ frontPages }: FrontPageDeps, { id, timezone, dateFormat }: Account) {
  const dated = await frontPages.changes(id);
  return dated.flatMap(({ at, changes }) =>
    changes.map((change) => {
      const on = dayIn(timezone, new Date(at));
      if (change.line !== 'commission') return { on, ...change };
      const shown = (commission: EntryCommission | null) =>
        commission && commissionLine(commission, dateFormat);
      return { on, line: change.line, was: shown(change.was), now: shown(change.now) };
    }),
  );
}

function onDeath({ text, cite, confidence, office }: HandOverDuty) {
  const { name, address, email, url } = office ?? {};
  const contact = [address, email, url].filter((line) => line !== undefined);
  return { text, cite, confidence, office: name === undefined ? null : { name, contact } };
}

function stateRules(
  state: StateCode,
  facts: FrontPageFacts,
  lastDay: string | null,
): FrontPage['states'][number] {
  const { frontPage } = stateDuties[state];
  return {
    stateCode: state,
    stateName: states[state].name,
    rules:
      'noneFound' in frontPage
        ? []
        : frontPage.map(({ text, cite, confidence }) => ({ text, cite, confidence })),
    missing: missingItems(state, facts),
    onDeath: dutiesOnDeath(state).map(onDeath),
    earliestDestruction: requiredItems(state).includes('destruction_date')
      ? earliestDestruction(state, lastDay)
      : null,
  };
}

/**
 * Returns the front page of a notary's journal: from the profile, the journal, the law of the notary's
 * states, and the notary's own additions, which may have just been saved.
 */
export async function getFrontPage(
  deps: FrontPageDeps,
  account: Account,
  saved?: StoredFrontPage,
): Promise<FrontPage> {
  const { fullName: name, journalId } = account;
  const [stored, details, ends, changes] = await Promise.all([
    saved ?? deps.frontPages.get(account.id),
    deps.profiles.get(account.id),
    entryEnds(deps, journalId),
    datedChanges(deps, account),
  ]);
  const { version, abbreviations, signature, successor } = stored;
  const commissions = account.commissions.map(({ isPrimary: _, ...commission }) => commission);
  const facts = { name, officeAddress: officeAddress(details), commissions, abbreviations, signature };
  const lastDay = ends.lastEntry?.date ?? null;
  return {
    version,
    journalId,
    successor,
    ...facts,
    ...ends,
    changes,
    states: frontPageStates(account).map((state) => stateRules(state, facts, lastDay)),
  };
}
