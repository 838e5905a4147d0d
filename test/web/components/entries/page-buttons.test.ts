import { expect, test } from 'vitest';
import { pageButtons } from '#web/components/entries/page-buttons.ts';

const shown = (page: number, pages: number) =>
  pageButtons(page, pages)
    .map((button) => (typeof button === 'number' ? button : '…'))
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [3, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 12, '1 2 3 4 5 … 12'],
  [3, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 6 … 12'],
  [6, 12, '1 … 4 5 6 7 8 … 12'],
  [9, 12, '1 … 7 8 9 10 11 12'],
  [10, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i shows %s', (page, pages, text) => {
  expect(shown(page, pages)).toBe(text);
});
