import type { queries } from '@testing-library/dom';

/*
 * These functions run in a page. They travel there as text, so they use nothing of this module.
 */

declare const TestingLibraryDom: typeof queries;

/** The name of an element: as it is, or a pattern as its source. */
type SentName = string | { pattern: string };

/** An element by its role and name, its label, its text, or a selector; the first that is shown. */
export type SentTarget =
  | { role: string; name: SentName }
  | { label: SentName }
  | { text: SentName }
  | { selector: string };

/** The middle of an element, in CSS pixels of the page's window. */
export type Spot = { x: number; y: number; width: number; height: number };

/** Offers `journalFind`, which returns the first element that is shown, if there is one. */
export function prepareFind(): void {
  const matcher = (name: SentName) => (typeof name === 'string' ? name : new RegExp(name.pattern));
  const all = (target: SentTarget): Element[] => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
    const { body } = document;
    if ('role' in target) return queryAllByRole(body, target.role, { name: matcher(target.name) });
    if ('label' in target) return queryAllByLabelText(body, matcher(target.label));
    if ('text' in target) return queryAllByText(body, matcher(target.text));
    return [...document.querySelectorAll(target.selector)];
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  Object.assign(window, { journalFind: (target: SentTarget) => all(target).find(isShown) });
}

declare const journalFind: (target: SentTarget) => Element | undefined;
declare const journalMissed: boolean | undefined;

/** Returns whether an element is shown. */
export function isThere(target: SentTarget): boolean {
  return journalFind(target) !== undefined;
}

/** Returns the text of an element, or the value of a field. */
export function textOf(target: SentTarget): string | undefined {
  const found = journalFind(target);
  if (!found) return undefined;
  return 'value' in found && typeof found.value === 'string' ? found.value : (found.textContent ?? '');
}

/** Scrolls to an element and returns its middle, or why it cannot be clicked. */
export async function spotOf(target: SentTarget): Promise<Spot | string> {
  const found = journalFind(target);
  if (!found) return 'is not there';
  if (found.matches(':disabled')) return 'is disabled';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { x, y, width, height } = found.getBoundingClientRect();
  if (before.x !== x || before.y !== y) return 'moves';
  const spot = { x: Math.round(x + width / 2), y: Math.round(y + height / 2), width, height };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const isHit = hit && (found.contains(hit) || hit.contains(found) || hit.closest('label')?.contains(found));
  if (!isHit) return `is covered by ${hit?.outerHTML.slice(0, 120)}`;
  Object.assign(window, { journalMissed: true });
  const noteClick = (event: Event) => {
    const journalMissed = !event.composedPath().some((one) => one === found || one === hit);
    Object.assign(window, { journalMissed });
  };
  window.addEventListener('click', noteClick, { capture: true, once: true });
  return spot;
}

/** Returns whether the element of the last spot got no click, because it moved. A page that the click opened knows nothing of it. */
export function isMissed(): boolean {
  return typeof journalMissed !== 'undefined' && journalMissed === true;
}

/** Sets the value of a date, or selects the option with this value or text, as a user does. */
export function setValue(target: SentTarget, value: string): string | undefined {
  const field = journalFind(target) as HTMLInputElement | HTMLSelectElement | undefined;
  if (!field) return 'is not there';
  const option =
    'options' in field && [...field.options].find((one) => one.value === value || one.text === value);
  if (option === undefined) return `has no option ${value}`;
  const chosen = option ? option.value : value;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, chosen);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return undefined;
}

/** Selects the text of a field, so that typing replaces it. Returns false if the field does not have the focus. */
export function selectText(target: SentTarget): boolean {
  const field = journalFind(target) as HTMLInputElement | undefined;
  if (!field || field !== document.activeElement) return false;
  field.select();
  return true;
}

/** Puts a file into a file field. */
export function chooseFile(name: string, type: string, base64: string): string | undefined {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) return 'is not there';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return undefined;
}

/** Waits until what changed is drawn. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns the width of the page and that of its window. */
export function widths(): { page: number; window: number } {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { page: scrollWidth, window: clientWidth };
}
