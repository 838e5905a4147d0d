import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { element } from '../lib/browser/elements.ts';
import { entryParts } from './entry-facts.ts';
import { section } from './entry-section.ts';
import type { InspectedEntry } from './visit.ts';

function action(label: string, onClick: () => void): HTMLElement {
  const button = element('button', 'quiet', label);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** Shows one entry, with a way back to the list, the check of its seal, and its PDF. */
export function showEntry(
  place: HTMLElement,
  entry: InspectedEntry,
  { listAddress, onCheck, onPdf }: { listAddress: string; onCheck: () => void; onPdf: () => void },
): void {
  const received = receivedLaterWords(entry);
  const back = element('a', '', 'Back to the list of entries');
  back.href = listAddress;
  const heading = element('h2', '', `Entry ${entry.entryNumber ?? ''}`);
  heading.tabIndex = -1;
  const result = element('article', 'result');
  result.id = 'result';
  result.tabIndex = -1;
  result.hidden = true;
  result.setAttribute('aria-labelledby', 'headline');
  place.replaceChildren(
    element('p', 'back', back),
    heading,
    ...(entry.lateEntry ? [element('p', 'late', 'Recorded on a later day than the act took place.')] : []),
    ...(received ? [element('p', 'late', received)] : []),
    ...openDoubtWords(entry.openDoubts).map((words) => element('p', 'late', `${words}.`)),
    element('p', 'actions', action('Check the seal', onCheck), action('Download PDF', onPdf)),
    result,
    ...entryParts(entry).map(section),
  );
}
