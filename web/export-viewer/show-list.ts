import { findDocumentType } from '#shared/data/document-types.ts';
import { noSignerRecorded, timeOfAct } from '#shared/rules/entry-words.ts';
import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { foldText } from '#shared/rules/search-words.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { element } from '../lib/browser/elements.ts';
import { actName } from '../lib/entries/act-and-document.ts';
import { type Entry, sealedEntry } from './sealed-entry.ts';
import { shownState } from './shown-state.ts';
import type { ViewedEntry } from './viewed-journal.ts';

/** Rows that are drawn at once. More of them come with a button. */
const rowsTogether = 1_000;

/** Returns the entry of a link, as far as it can be read: its seal may be wrong. */
export function entryOf({ entry, addenda }: ViewedEntry): Entry | undefined {
  try {
    const links = addenda.map(({ link }) => link);
    return entry.link.recorded === ''
      ? undefined
      : sealedEntry(entry.link, links, entry.idNumbers, entry.logIndex);
  } catch {
    return undefined;
  }
}

function factsOf(entry: Entry): { title: string; names: string; more: string[] } {
  const names = entry.signers.map(({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' ').trim(),
  );
  const day = entry.date ? dayInWords(entry.date) : '';
  return {
    title: entry.documents[0]?.description || (findDocumentType(entry.documentType)?.name ?? ''),
    names: names.filter(Boolean).join(', ') || noSignerRecorded,
    more: [
      [actName(entry), [day, timeOfAct(entry)].filter(Boolean).join(', ')].filter(Boolean).join(' \u00b7 '),
      receivedLaterWords(entry) ?? '',
      ...openDoubtWords(entry.openDoubts),
    ].filter(Boolean),
  };
}

/** Returns the facts of a row. A record that was changed may have any content. */
function readable(viewed: ViewedEntry): ReturnType<typeof factsOf> {
  const unreadable = { title: 'No record that can be read', names: '', more: [] };
  try {
    const entry = entryOf(viewed);
    if (viewed.entry.link.destroyed)
      return { ...unreadable, title: 'Destroyed after its retention had ended' };
    return entry ? factsOf(entry) : unreadable;
  } catch {
    return unreadable;
  }
}

/** A row: what is found by a search, and its element, which is made when it is first shown. */
class Row {
  readonly viewed: ViewedEntry;
  readonly text: string;
  readonly #facts: ReturnType<typeof readable>;
  #item: HTMLElement | undefined;

  constructor(viewed: ViewedEntry) {
    this.viewed = viewed;
    this.#facts = readable(viewed);
    const { title, names, more } = this.#facts;
    this.text = foldText([viewed.number, title, names, ...more].join(' '));
  }

  get item(): HTMLElement {
    this.#item ??= this.#made();
    return this.#item;
  }

  #made(): HTMLElement {
    const { title, names, more } = this.#facts;
    const link = element('a', '', `Entry ${this.viewed.number}`);
    link.href = `#${this.viewed.number}`;
    return element(
      'li',
      '',
      link,
      element('strong', '', element('bdi', '', title)),
      ...(names ? [element('span', '', element('bdi', '', names))] : []),
      ...more.map((one) => element('span', 'when', one)),
      shownState(this.viewed),
    );
  }

  /** Shows what the checks have found since. */
  mark(): void {
    this.#item?.lastElementChild?.replaceWith(shownState(this.viewed));
  }
}

/** The list of entries, with a search in their words. */
export class EntryList {
  readonly #rows: Row[] = [];
  readonly #list = element('ul', 'entries');
  readonly #count = element('p', 'when');
  readonly #more = element('button', 'quiet', 'Show more entries');
  readonly #input = element('input', '');
  #most = rowsTogether;
  readonly view: HTMLElement;

  constructor() {
    this.#input.type = 'search';
    this.#input.id = 'search';
    this.#input.autocomplete = 'off';
    this.#input.addEventListener('input', () => this.draw());
    this.#more.type = 'button';
    this.#more.hidden = true;
    this.#more.addEventListener('click', () => {
      this.#most += rowsTogether;
      this.draw();
    });
    this.#count.setAttribute('role', 'status');
    const label = element('label', '', 'Search names, documents, and acts');
    label.htmlFor = 'search';
    const search = element('div', 'search', label, this.#input);
    this.view = element(
      'section',
      '',
      element('h2', '', 'Entries'),
      search,
      this.#count,
      this.#list,
      this.#more,
    );
  }

  add(entries: readonly ViewedEntry[]): void {
    const rows = entries.map((one) => new Row(one));
    const room = Math.max(0, this.#most - this.#rows.length);
    this.#rows.push(...rows);
    if (this.#input.value !== '') this.draw();
    else {
      this.#list.append(...rows.slice(0, room).map(({ item }) => item));
      this.#more.hidden = this.#rows.length <= this.#most;
    }
  }

  /** Shows what the checks have found about an entry. */
  mark(number: string): void {
    const row = this.#rows[Number(number) - 1];
    if (row?.viewed.number === number) row.mark();
  }

  /** Returns to the row of an entry. */
  focus(number: string): void {
    this.#rows[Number(number) - 1]?.item.querySelector('a')?.focus();
  }

  draw(): void {
    const words = foldText(this.#input.value).split(' ').filter(Boolean);
    const found = this.#rows.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = found.slice(0, this.#most);
    this.#list.replaceChildren(...shown.map(({ item }) => item));
    this.#more.hidden = found.length <= shown.length;
    const count = (number: number) => number.toLocaleString('en-US');
    this.#count.textContent =
      words.length > 0 ? `${count(found.length)} of ${count(this.#rows.length)} entries` : '';
  }
}
