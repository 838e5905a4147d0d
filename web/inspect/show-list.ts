import { findDocumentType } from '#shared/data/document-types.ts';
import { noSignerRecorded, timeOfAct } from '#shared/rules/entry-words.ts';
import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { element } from '../lib/browser/elements.ts';
import { actName } from '../lib/entries/act-and-document.ts';
import type { InspectedPage } from './visit.ts';

type Row = InspectedPage['items'][number];

function row(entry: Row, addressOf: (number: string) => string): HTMLElement {
  const { entryNumber, date, documentType, documentTitle, signers } = entry;
  const number = entryNumber ?? '';
  const link = element('a', '', `Entry ${number}`);
  link.href = addressOf(number);
  const names = signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const isDestroyed = entry.status === 'destroyed';
  const title = isDestroyed
    ? 'Destroyed after its retention had ended'
    : documentTitle || (findDocumentType(documentType)?.name ?? '');
  const received = receivedLaterWords(entry);
  const when = [date && dayInWords(date), timeOfAct(entry)].filter(Boolean).join(', ');
  return element(
    'li',
    '',
    link,
    element('strong', '', title),
    element('span', '', names.filter(Boolean).join(', ') || (isDestroyed ? '' : noSignerRecorded)),
    element('span', 'when', [actName(entry), when].filter(Boolean).join(' · ')),
    ...(received ? [element('span', 'when', received)] : []),
    ...openDoubtWords(entry.openDoubts).map((words) => element('span', 'when', words)),
  );
}

/** Shows a page of the list. `addressOf` returns where an entry is shown, `onPage` goes to another page. */
export function showList(
  place: HTMLElement,
  { items, total, pageSize }: InspectedPage,
  {
    page,
    addressOf,
    onPage,
  }: { page: number; addressOf: (number: string) => string; onPage: (page: number) => void },
): void {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const turn = (label: string, to: number) => {
    const button = element('button', 'quiet', label);
    button.type = 'button';
    button.disabled = to < 1 || to > pages;
    button.addEventListener('click', () => onPage(to));
    return button;
  };
  const heading = element('h2', '', 'Entries');
  heading.tabIndex = -1;
  place.replaceChildren(heading, element('ul', 'entries', ...items.map((item) => row(item, addressOf))));
  if (pages > 1) {
    const where = element('span', '', `Page ${page} of ${pages}`);
    const pager = element(
      'nav',
      'pager',
      turn('Previous page', page - 1),
      where,
      turn('Next page', page + 1),
    );
    pager.setAttribute('aria-label', 'Pages of entries');
    place.append(pager);
  }
}
