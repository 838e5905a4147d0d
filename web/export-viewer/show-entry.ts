import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { entryParts } from '../inspect/entry-facts.ts';
import { section } from '../inspect/entry-section.ts';
import { element } from '../lib/browser/elements.ts';
import { entryOf } from './show-list.ts';
import { shownChecks, shownState } from './shown-state.ts';
import type { ViewedEntry } from './viewed-journal.ts';

/** Returns the parts of an entry, or nothing if its record cannot be read. */
function partsOf(viewed: ViewedEntry): Node[] {
  try {
    const entry = entryOf(viewed);
    if (!entry) return [];
    const received = receivedLaterWords(entry);
    return [
      ...(entry.lateEntry ? [element('p', 'note', 'Recorded on a later day than the act took place.')] : []),
      ...(received ? [element('p', 'note', received)] : []),
      ...openDoubtWords(entry.openDoubts).map((words) => element('p', 'note', `${words}.`)),
      ...entryParts(entry).map(section),
    ];
  } catch {
    return [element('p', 'note', 'This record cannot be shown in words.')];
  }
}

/** Returns the texts that the seals cover. */
function sealedTexts({ entry, addenda }: ViewedEntry): HTMLElement {
  const texts = [entry, ...addenda].map(({ link }) => element('pre', '', link.recorded || '(destroyed)'));
  return element('details', '', element('summary', '', 'The text that the seal covers'), ...texts);
}

/** Shows an entry, with what the checks found about it. */
export function showEntry(place: HTMLElement, viewed: ViewedEntry): void {
  const back = element('a', '', 'Back to the list of entries');
  back.href = '#';
  const heading = element('h2', '', `Entry ${viewed.number}`);
  heading.tabIndex = -1;
  const faults = [viewed.entry, ...viewed.addenda].flatMap((one) => one.faults);
  const paper = element('a', '', 'The signed PDF of this entry');
  paper.href = `entries/${viewed.number.padStart(6, '0')}.pdf`;
  place.replaceChildren(
    element('p', 'back', back),
    heading,
    element('p', '', shownState(viewed)),
    ...[viewed.entry, ...viewed.addenda].flatMap((one) => (one.checks.length > 0 ? [shownChecks(one)] : [])),
    ...(faults.length > 0 ? [element('ul', 'faults', ...faults.map((one) => element('li', '', one)))] : []),
    ...partsOf(viewed),
    ...(viewed.entry.link.destroyed ? [] : [element('p', 'paper', paper)]),
    sealedTexts(viewed),
  );
}
