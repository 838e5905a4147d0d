import { expect, it } from 'vitest';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import { factBlocks, placeBlocks } from '#functions/store/search/entry-blocks.ts';
import { decompressed } from '#functions/store/table/compressed.ts';
import { searchIndexKey } from '#functions/store/table/keys.ts';

const row = {
  ...{ date: '2026-03-04', documentType: 'deed', feeCents: 500, outcome: 'refused' },
  locationLabel: '1 Café Row',
} as EntryRowItem;

it('has another name for each form of its blocks', () => {
  expect(
    {
      name: searchIndexKey('J').sk,
      facts: decompressed(factBlocks.write([row])),
      places: decompressed(placeBlocks.write([row])),
    },
    'The form of the blocks changed. Rename searchIndexKey, so that every index is built again, and put both here.',
  ).toEqual({
    name: 'INDEXED#4',
    facts: [['2026-03-04'], ['deed'], [500], ['refused']],
    places: ['1 cafe row'],
  });
});
