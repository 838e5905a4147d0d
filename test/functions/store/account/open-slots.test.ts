import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSlots } from '#functions/store/account/open-slots.ts';
import type { Table } from '#functions/store/table/table.ts';
import { limits } from '#shared/data/limits.ts';
import { newTable } from '#test/support/stack.ts';

const now = new Date('2026-03-02T15:00:00Z');
const hoursOn = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const someIds = (count: number, at = now) => Array.from({ length: count }, () => ulid(at.getTime()));

let table: Table;
let notaryId: string;

beforeAll(async () => {
  table = await newTable();
});

beforeEach(() => {
  notaryId = ulid();
});

describe.each([
  ['drafts-to-submit', limits.openDraftsToSubmit, 24],
  ['uploads', limits.openUploads, 2],
] as const)('places for %s', (kind, limit, hours) => {
  const takeAll = async (ids: readonly string[], at = now) => {
    const places = openSlots(table, kind);
    return Promise.all(ids.map(async (id) => ({ id, wait: await places.take(notaryId, id, at) })));
  };

  it(`are ${limit}, however many calls run in parallel, and the others hear when one is free`, async () => {
    const results = await takeAll(someIds(limit + 5));
    const refused = results.filter(({ wait }) => wait !== undefined);
    expect(refused.map(({ wait }) => wait)).toEqual(Array(5).fill(hours * 60 * 60));
    expect(await openSlots(table, kind).take(ulid(), ulid(), now)).toBeUndefined();
  });

  it('are free again when they are given back, also twice', async () => {
    const [first = '', ...rest] = someIds(limit);
    await takeAll([first, ...rest]);
    const places = openSlots(table, kind);
    await Promise.all([places.free(notaryId, first), places.free(notaryId, first)]);
    const results = await takeAll(someIds(3));
    expect(results.filter(({ wait }) => wait === undefined)).toHaveLength(1);
  });

  it(`are free again after ${hours} hours, even if nobody gave them back`, async () => {
    await takeAll([...someIds(limit - 1), ...someIds(1, hoursOn(1))], hoursOn(1));
    const early = await takeAll(someIds(1), hoursOn(hours - 0.5));
    expect(early.map(({ wait }) => wait)).toEqual([30 * 60]);
    const later = await takeAll(someIds(limit, hoursOn(hours)), hoursOn(hours));
    expect(later.filter(({ wait }) => wait === undefined)).toHaveLength(limit - 1);
  });
});
