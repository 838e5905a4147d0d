import type { ViewerJournal } from '#shared/evidence/export/viewer-files.ts';
import type { Report } from '#shared/evidence/report.ts';
import { failedAnswer } from '../lib/verify/answer.ts';
import { showAnswer } from '../lib/verify/show-answer.ts';
import { checkJournal, reportAbout } from './check-journal.ts';
import { comparePictures, recordedImages } from './compare-pictures.ts';
import { showAbout } from './show-about.ts';
import { showEntry } from './show-entry.ts';
import { EntryList } from './show-list.ts';
import { readJournal, readLinks, readProofs, type Viewed, ViewedEntries } from './viewed-journal.ts';

/*
 * The page that shows an export from a disk, without a network: first the list, then what the checks find. It uses the code of the
 * verifier, and the data files beside it.
 */

const required = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
};

const status = required('status');
const view = required('view');
const entries = new ViewedEntries();
const list = new EntryList();
let shown = '';

/** Shows the entry that the address names, or the list. */
function show(): void {
  const before = shown;
  shown = location.hash.slice(1);
  const viewed = entries.all.find(({ number }) => number === shown);
  if (viewed) {
    showEntry(view, viewed);
    view.querySelector('h2')?.focus();
    return;
  }
  view.replaceChildren(list.view);
  if (before !== '') list.focus(before);
}

async function open(): Promise<void> {
  status.textContent = 'Reading the records\u2026';
  const journal = await readJournal();
  const all: Viewed[] = [];
  const damages: string[] = [];
  for await (const some of readLinks(journal, damages)) {
    all.push(...some);
    list.add(some.flatMap((one) => entries.add(one) ?? []));
  }
  showAbout(required('about'), all, journal);
  if (location.hash.length > 1) show();
  const report = await checkJournal(journal, { all, damages }, readProofs(journal), ({ link }, at) => {
    const viewed = entries.of(link);
    if (viewed) list.mark(viewed.number);
    if (at % 50 === 0) status.textContent = `Checking ${at + 1} of ${all.length} records\u2026`;
  });
  answer(journal, report);
  offerPictures(journal, all, report);
}

/** Shows the answer, and what it changes about the entry that is shown. */
function answer({ journal_id }: ViewerJournal, report: Report): void {
  status.textContent = '';
  showAnswer(required('result'), `the journal ${journal_id}`, report);
  if (location.hash.length > 1) show();
}

/** Compares the pictures of a folder, once it is chosen: a page may read only files that its visitor chooses. */
function offerPictures(journal: ViewerJournal, all: readonly Viewed[], report: Report): void {
  const input = required('folder') as HTMLInputElement;
  required('pictures').hidden = !all.some((one) => recordedImages(one).length > 0);
  const others = report.statements.filter(({ check }) => check !== 'papers');
  const faultsBefore = new Map(all.map((one) => [one, { state: one.state, faults: one.faults }]));
  input.addEventListener('change', async () => {
    status.textContent = 'Comparing the pictures\u2026';
    const found = await comparePictures(all, input.files ?? [], (viewed, faults) => {
      const before = faultsBefore.get(viewed);
      viewed.pictures = faults.length > 0 ? 'failed' : 'passed';
      viewed.faults = [...(before?.faults ?? []), ...faults];
      viewed.state = faults.length > 0 ? 'wrong' : (before?.state ?? 'wrong');
      list.mark(viewed.link.position);
    });
    answer(journal, reportAbout([...others, ...found]));
    required('result').focus();
  });
}

addEventListener('hashchange', show);

// On paper, the technical details are part of the answer.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});

view.replaceChildren(list.view);
open().catch((error: unknown) => {
  status.textContent = '';
  showAnswer(required('result'), 'this export', failedAnswer(error));
});
