import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportImportCsv } from '#functions/services/imports/export-import-csv.ts';
import { listImports } from '#functions/services/imports/list-imports.ts';
import { purgeRemovedImport } from '#functions/services/imports/purge-removed-import.ts';
import { removeImport } from '#functions/services/imports/remove-import.ts';
import type { Table } from '#functions/store/table/table.ts';
import { unitMeter } from '#scripts/bench/unit-meter.ts';
import { limits } from '#shared/data/limits.ts';
import { importLine } from '#shared/imports/imported-row.ts';
import { testTable } from '#test/support/stack.ts';
import { importsWorld, oldRow, oldRows, removalOf } from './imports-world.ts';

let table: Table;

beforeAll(async () => {
  table = await testTable();
});

const known = { ok: true } as const;

describe('an import of 10,000 rows', () => {
  const rows = oldRows(10_000);

  it('costs fewer than 500 write units, and a search by name and date fewer than 20 read units', async () => {
    const costs = await unitMeter(table);
    const world = importsWorld(table);
    let id = '';
    const sent = await costs.units(async () => {
      id = await world.send(rows);
      await world.complete(id);
    });
    expect(sent.writes).toBeGreaterThan(20);
    expect(sent.writes).toBeLessThan(500);

    let found: Awaited<ReturnType<typeof world.search>> | undefined;
    const searched = await costs.units(async () => {
      found = await world.search({ search: 'ortizson 9999', dateFrom: '2020-01-01' });
    });
    expect(searched.reads).toBeLessThan(20);
    expect(found).toMatchObject({
      ok: true,
      value: { items: [{ importId: id, position: 9_999 }], next: null },
    });

    // Without a date, a call reads some blocks and says where to go on.
    let page = await world.search({ search: 'ortizson 9999' });
    let calls = 1;
    for (; page.ok && page.value.next; calls += 1) {
      expect(page.value.items).toEqual([]);
      page = await world.search({ search: 'ortizson 9999', from: page.value.next });
    }
    expect(calls).toBe(Math.ceil(rows.length / limits.importBatchRows / limits.annexBlocksRead));
    expect(page).toMatchObject({ value: { items: [{ position: 9_999, row: oldRow(9_999) }] } });
  });
});

describe('an import', () => {
  it('is shown once it is complete, with the digest of its lines', async () => {
    const world = importsWorld(table);
    const rows = oldRows(501);
    const id = await world.send(rows);
    const list = () => listImports(world.deps, { account: world.account });
    expect(await list()).toEqual({ ok: true, value: { items: [] } });
    expect(await world.search()).toEqual({ ok: true, value: { items: [], next: null } });

    const completed = await world.complete(id);
    const digest = createHash('sha256').update(rows.map(importLine).join('')).digest('hex');
    expect(completed).toMatchObject({
      value: { id, status: 'complete', rows: 501, digest, firstDate: '2012-01-01', lastDate: '2012-06-15' },
    });
    expect(await list()).toEqual({ ok: true, value: { items: [completed.ok && completed.value] } });
    // A repeated call whose answer was lost succeeds.
    expect(await world.complete(id)).toEqual(completed);

    const first = await world.search();
    if (!first.ok || !first.value.next) throw new Error('There is no second page');
    expect(first.value.items).toHaveLength(limits.importedPageRows);
    const second = await world.search({ from: first.value.next });
    expect(second.ok && second.value.items[0]).toEqual({ importId: id, position: 50, row: rows[50] });
  });

  it('is exported with formulas that no spreadsheet runs', async () => {
    const world = importsWorld(table);
    const id = await world.send([{ ...oldRow(0), notes: '=cmd|calc', signers: ['Ana "Nan" Cruz', 'Bo Li'] }]);
    const exports = { offerStream: () => Promise.reject(new Error('This file is small')) };
    const csv = () => exportImportCsv({ ...world.deps, exports }, { account: world.account, importId: id });
    expect(await csv()).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    await world.complete(id);
    const file = await csv();
    if (!file.ok || !('bytes' in file.value)) throw new Error('There is no file');
    expect(file.value.fileName).toBe('imported-old.csv');
    const [, line] = Buffer.from(file.value.bytes).toString().split('\r\n');
    expect(line).toBe(
      `1,2012-01-01,08:00,CA,Jurat,"Grant deed of lot 0, Elm Street","Ana ""Nan"" Cruz; Bo Li",,,Driver license,15.00,'=cmd|calc,`,
    );
  });

  it('is not complete while rows are missing', async () => {
    const world = importsWorld(table);
    const started = await world.start(2);
    if (!started.ok) throw new Error('The import was refused');
    const { id } = started.value;
    await world.add(id, 1, [oldRow(1)]);
    expect(await world.complete(id)).toMatchObject({ code: 'IMPORT_INCOMPLETE' });
    // The batch that arrived is sent again, then the missing one.
    expect(await world.add(id, 1, [oldRow(1)])).toMatchObject(known);
    expect(await world.add(id, 1, [oldRow(2)])).toMatchObject({ code: 'IMPORT_INCOMPLETE' });
    await world.add(id, 0, [oldRow(0)]);
    expect(await world.complete(id)).toMatchObject(known);
    expect(await world.add(id, 2, [oldRow(2)])).toMatchObject({ code: 'IMPORT_COMPLETE' });
  });

  it('never stores what the law of its state prohibits', async () => {
    const world = importsWorld(table);
    const started = await world.start(3);
    if (!started.ok) throw new Error('The import was refused');
    const { id } = started.value;
    const bad = [
      { ...oldRow(0), notes: 'SSN 123-45-6789' },
      { ...oldRow(1), state: 'TX' as const, notes: 'TX DL 12345678' },
      { ...oldRow(2), identification: 'Passport 123456789' },
    ];
    const refused = await world.add(id, 0, bad);
    expect(refused).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(!refused.ok && refused.detail).toEqual([
      expect.stringMatching(/^Row 1: .*Social Security number/),
      expect.stringMatching(/^Row 2: Texas: ID numbers cannot be recorded per state law/),
      expect.stringMatching(/^Row 3: Identification has a number/),
    ]);
    expect(await world.keys()).toEqual([`IMPORT#${id}`]);
  });

  it('never stores a text that lost letters on its way', async () => {
    const world = importsWorld(table);
    const started = await world.start(6);
    if (!started.ok) throw new Error('The import was refused');
    const bad = ['Zo\ufffd', 'ZoÃ«', 'Oâ€™Hara', 'Zo?', 'OÕShea'].map((name) => ({
      ...oldRow(0),
      signers: [name],
    }));
    const refused = await world.add(started.value.id, 0, [
      ...bad,
      { ...oldRow(0), signers: ['São Ângela', 'JÕGEVA'] },
    ]);
    expect(!refused.ok && refused.detail).toEqual([
      expect.stringMatching(/^Row 1: Signer has a � in place of a letter/),
      expect.stringMatching(/^Row 2: Signer has letters that were encoded twice/),
      expect.stringMatching(/^Row 3: Signer has letters that were encoded twice/),
      expect.stringMatching(/^Row 4: Signer has a question mark/),
      expect.stringMatching(/^Row 5: Signer has “Õ” in place of an apostrophe/),
    ]);
  });

  it('leaves nothing when it is canceled halfway', async () => {
    const world = importsWorld(table);
    const id = await world.send(oldRows(600));
    expect(await world.keys()).toHaveLength(3);
    expect(await world.remove(id)).toMatchObject(known);
    // A batch that was still on its way comes too late.
    expect(await world.add(id, 2, [oldRow(700)])).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect(await purgeRemovedImport(world.deps, removalOf(world.account.id, id))).toMatchObject({
      blocks: 2,
    });
    expect(await world.keys()).toEqual([]);
    // Messages may come twice.
    expect(await purgeRemovedImport(world.deps, removalOf(world.account.id, id))).toMatchObject({
      blocks: 0,
    });
  });

  it('expires when nobody finishes it', async () => {
    const world = importsWorld(table);
    const id = await world.send(oldRows(2));
    world.clock.now = addDays(world.clock.now, 1.1);
    expect(await world.complete(id)).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect(await world.add(id, 1, [oldRow(3)])).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    // While the import exists, a late message removes nothing.
    expect(await purgeRemovedImport(world.deps, removalOf(world.account.id, id))).toBeUndefined();
  });

  it('can be undone for 30 days, and then imported again', async () => {
    const world = importsWorld(table);
    const rows = oldRows(3);
    const id = await world.send(rows);
    await world.complete(id);
    const again = await world.send(rows);
    expect(await world.complete(again)).toMatchObject({ code: 'IMPORT_KNOWN' });
    world.clock.now = addDays(world.clock.now, 29);
    expect(await world.remove(id)).toMatchObject(known);
    expect(await world.search()).toMatchObject({ value: { items: [] } });
    await purgeRemovedImport(world.deps, removalOf(world.account.id, id));
    expect(await world.keys()).toEqual([`BLOCK#${again}#0000`, `IMPORT#${again}`]);

    const third = await world.send(rows);
    expect(await world.complete(third)).toMatchObject(known);
    world.clock.now = addDays(world.clock.now, 31);
    expect(await world.remove(third)).toMatchObject({ code: 'IMPORT_KEPT' });
    expect(await world.search()).toMatchObject({ value: { items: [{}, {}, {}] } });
  });

  it('is removed even if an undo dies after its first step', async () => {
    const world = importsWorld(table);
    const id = await world.send(oldRows(1));
    await world.complete(id);
    const dying = { ...world.annex, remove: () => Promise.reject(new Error('The process died')) };
    await expect(
      removeImport({ ...world.deps, annex: dying }, { account: world.account, importId: id }),
    ).rejects.toThrow('died');
    expect(await world.search()).toMatchObject({ value: { items: [] } });
    expect(await world.complete(id)).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    // A second attempt removes it; TTL would otherwise.
    expect(await world.remove(id)).toMatchObject(known);
  });
});

describe('two devices', () => {
  it('that import the same file at the same time end with one import', async () => {
    const notaryId = ulid();
    const [phone, desk] = [importsWorld(table, notaryId), importsWorld(table, notaryId)];
    const rows = oldRows(20);
    const ids = await Promise.all([phone.send(rows), desk.send(rows)]);
    const outcomes = await Promise.all([phone.complete(ids[0]), desk.complete(ids[1])]);
    expect(outcomes.map((outcome) => (outcome.ok ? 'complete' : outcome.code)).toSorted()).toEqual([
      'IMPORT_KNOWN',
      'complete',
    ]);
    expect(await phone.search()).toMatchObject({ value: { items: Array(20).fill({}) } });
  });

  it('cannot reach the import of another notary', async () => {
    const owner = importsWorld(table);
    const stranger = importsWorld(table);
    const id = await owner.send(oldRows(1));
    expect(await stranger.add(id, 1, [oldRow(1)])).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect(await stranger.complete(id)).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect(await stranger.remove(id)).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    await owner.complete(id);
    expect(await stranger.search({ importId: id })).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  });

  it('cannot begin more imports than there is room for', async () => {
    const world = importsWorld(table);
    await world.start(20_000);
    await world.start(20_000);
    expect(await world.start(20_000)).toMatchObject({
      code: 'IMPORT_LIMIT',
      detail: 'There is room for 10,000 more rows of the 50,000 that can be imported. This file has 20,000.',
    });
    expect(await world.start(10_000)).toMatchObject(known);
  });
});
