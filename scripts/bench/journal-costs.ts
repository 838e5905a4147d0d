import { indexJournal } from '#functions/services/search/index-journal.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { accountOf } from './account-of.ts';
import { type CallTime, type CallUnit, callTimes, callUnits } from './calls.ts';
import { fillBusiness } from './fill-business.ts';
import { fillJournal } from './fill-journal.ts';
import { proNotary } from './pro-notary.ts';
import type { SearchCost } from './search-cases.ts';
import { searchCosts } from './search-costs.ts';
import { variedFacts } from './varied-facts.ts';

/** Entries that are indexed in one round: many, because no stream calls the index while the journal is filled. */
const roundEntries = 10_000;

/** The most orders. Up to this number, a journal has one for each entry. */
const mostOrders = 5_000;

/** Registers a notary with a journal of so many entries, all in the search index, and with as many orders. */
export async function notaryWith(entries: number): Promise<{ id: string; token: string }> {
  const notary = await proNotary(`journal-${entries}@example.com`);
  const account = await accountOf(notary);
  await fillJournal(table(), account, entries, (number) => variedFacts(entries - number));
  const orders = Math.min(entries, mostOrders);
  await fillBusiness(table(), account.id, { orders, trips: 2 * orders });
  const stores = {
    entries: entryStore(table()),
    journal: journalStore(table()),
    index: searchIndexStore(table()),
  };
  await indexJournal(stores, account.journalId, { roundEntries });
  return notary;
}

/** Measures searches and calls in a new journal with this many entries. */
export async function journalCosts(
  entries: number,
  { rounds, searches: searchRounds }: { rounds: number; searches: number },
  tell: (what: string) => void,
): Promise<{ calls: CallTime[]; units: CallUnit[]; searches: SearchCost[] }> {
  tell(`A journal of ${entries} entries and its search index`);
  const notary = await notaryWith(entries);
  const { journalId } = await accountOf(notary);
  tell(`Searches among ${entries} entries`);
  const searches = await searchCosts({ journalId, token: notary.token }, entries, searchRounds);
  tell(`Calls in a journal of ${entries} entries`);
  const units = await callUnits(entries, notary);
  return { searches, units, calls: await callTimes(entries, rounds, notary) };
}
