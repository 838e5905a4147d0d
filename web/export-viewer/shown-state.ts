import { nameOf } from '#shared/evidence/record/check-record.ts';
import { element } from '../lib/browser/elements.ts';
import { recordedImages } from './compare-pictures.ts';
import type { State, Viewed, ViewedEntry } from './viewed-journal.ts';

const states: Record<State, { icon: string; words: string }> = {
  checking: { icon: '\u2026', words: 'Being checked' },
  sealed: { icon: '\u2713', words: 'Matches its seal. Its place in the public log was not checked.' },
  logged: { icon: '\u2713', words: 'Matches its seal and the public log' },
  destroyed: { icon: '\u2013', words: 'Only number and seal are left' },
  wrong: { icon: '\u2717', words: 'Wrong: do not rely on this entry' },
};

/** Returns the state of an entry and its addenda together: the worst counts. */
function stateOf({ entry, addenda }: ViewedEntry): State {
  const all = [entry, ...addenda].map(({ state }) => state);
  return (['wrong', 'checking', 'destroyed', 'sealed'] as const).find((one) => all.includes(one)) ?? 'logged';
}

/** Returns what the checks found about an entry, with an icon and in words. */
export function shownState(viewed: ViewedEntry): HTMLElement {
  const state = stateOf(viewed);
  const { icon, words } = states[state];
  const mark = element('span', 'icon', icon);
  mark.setAttribute('aria-hidden', 'true');
  return element('span', `state ${state}`, mark, ` ${words}`);
}

const outcomes = {
  passed: { icon: '\u2713', words: 'confirmed' },
  failed: { icon: '\u2717', words: 'wrong' },
  unchecked: { icon: '\u2013', words: 'not checked' },
} as const;

/** Returns the checks about an entry or an addendum, each with its outcome. */
export function shownChecks(viewed: Viewed): HTMLElement {
  const pictures = viewed.pictures ?? (recordedImages(viewed).length > 0 ? 'unchecked' : undefined);
  const all = [...viewed.checks, ...(pictures ? [{ label: 'Pictures', outcome: pictures }] : [])];
  const name = nameOf(viewed.link);
  const items = all.map(({ label, outcome }) => {
    const mark = element('span', 'icon', outcomes[outcome].icon);
    mark.setAttribute('aria-hidden', 'true');
    return element('li', `outcome ${outcome}`, mark, ` ${label}: ${outcomes[outcome].words}`);
  });
  const made = element('ul', 'checks', ...items);
  const heading = element('p', 'of', `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return element('div', 'checked', heading, made);
}
