import { definitions, element } from '../lib/browser/elements.ts';
import type { EntryPart } from './entry-facts.ts';

/** Makes a part of an entry: facts, lines, and images. */
export function section({ title, facts, lines = [], images = [] }: EntryPart): HTMLElement {
  const made = element('section', 'part', element('h3', '', title));
  if (facts.length > 0) made.append(definitions('facts', facts));
  if (lines.length > 0) made.append(element('ul', 'plain', ...lines.map((line) => element('li', '', line))));
  for (const { label, source } of images) {
    const picture = element('img', '');
    picture.src = source;
    picture.alt = label;
    made.append(element('figure', '', picture, element('figcaption', '', label)));
  }
  return made;
}
