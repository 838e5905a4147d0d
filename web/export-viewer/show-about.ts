import type { ViewerJournal } from '#shared/evidence/export/viewer-files.ts';
import { openedFact, ownerFacts } from '#shared/evidence/owner-words.ts';
import { readRecord } from '#shared/evidence/record/sealed-record.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { timeInWords } from '#shared/rules/time-in-words.ts';
import { definitions, element } from '../lib/browser/elements.ts';
import type { Viewed } from './viewed-journal.ts';

/** The limits of what this page can prove. */
const caution =
  'This page came with the records, and checks them with the key that came with it. Someone who changes the records could change the page too. To be sure, check the ZIP itself with keys that you trust: README.txt, beside this page, says how, also without our programs.';

const journalFacts = (all: readonly Viewed[], journal: ViewerJournal) => {
  const records = all.flatMap(({ link }) => readRecord(link.recorded) ?? []);
  const entries = records.flatMap(({ entry }) => entry ?? []);
  const last = entries.at(-1);
  const days = entries.map(({ date }) => date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const opening = records.find(({ kind }) => kind === 'opening');
  const closing = records.find(({ kind }) => kind === 'closing');
  const addenda = records.filter(({ kind }) => kind === 'addendum').length;
  const zone = last?.act_timezone;
  return [
    ...(last ? ownerFacts(last) : []),
    ...(from && to
      ? [{ label: 'Acts', value: [...new Set([from, to])].map((day) => dayInWords(day)).join(' to ') }]
      : []),
    { label: 'Entries', value: journal.entries.toLocaleString('en-US') },
    ...(addenda > 0 ? [{ label: 'Addenda', value: addenda.toLocaleString('en-US') }] : []),
    ...(opening ? [openedFact(opening.recorded_at, zone)] : []),
    ...(closing ? [{ label: 'Journal closed', value: dayInWords(closing.recorded_at, zone) }] : []),
    { label: 'Exported', value: timeInWords(journal.requested_at, zone) },
    { label: 'Journal', value: journal.journal_id },
  ];
};

/** Shows whose journal it is. Nothing of it has been checked yet. */
export function showAbout(place: HTMLElement, all: readonly Viewed[], journal: ViewerJournal): void {
  const facts = journalFacts(all, journal).map(({ label, value }) => [label, value] as const);
  place.replaceChildren(definitions('facts', facts), element('p', 'note', caution));
}
