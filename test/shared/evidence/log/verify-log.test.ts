import { beforeEach, describe, expect, it } from 'vitest';
import { verifyLog } from '#shared/evidence/log/verify-log.ts';
import { leafOf, noteKey, TestLog } from '#test/support/evidence.ts';

const leaves = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => leafOf({ position: String(from + at), hash: 'a'.repeat(64) }));

let log: TestLog;

const key = () => ({ origin: log.key.name, vkey: log.key.vkey });
const verify = (...earlier: string[]) => verifyLog(log.read, key(), { earlier });

beforeEach(async () => {
  log = new TestLog(await noteKey('test/log'));
});

describe('verifying a log', () => {
  it.each([1, 2, 255, 256, 257, 600])('accepts a log of %i leaves', async (size) => {
    await log.append(...leaves(0, size));
    expect((await verify()).verdict).toBe('passed');
  });

  it('follows it from an earlier checkpoint', async () => {
    const earlier = await log.append(...leaves(0, 300));
    await log.append(...leaves(300, 1));
    await log.append(...leaves(301, 500));
    const report = await verify(earlier);
    expect(report.verdict).toBe('passed');
    expect(report.statements.map(({ check }) => check)).toEqual([
      'checkpoint',
      'checkpoint',
      'history',
      'files',
    ]);
  });

  it('reports two checkpoints of one size', async () => {
    await log.append(...leaves(0, 300));
    const fork = new TestLog(log.key);
    const report = await verify(await fork.append(...leaves(1, 300)));
    expect(report.verdict).toBe('failed');
    expect(report.headline).toContain('two histories');
  });

  it('reports a log that is shorter than before', async () => {
    await log.append(...leaves(0, 300));
    const before = new TestLog(log.key);
    const report = await verify(await before.append(...leaves(0, 301)));
    expect(report.headline).toContain('shorter');
  });

  it('reports leaves that do not lead to the root', async () => {
    await log.append(...leaves(0, 300));
    const path = 'tile/entries/001.p/44';
    const file = (await log.read(path)).slice();
    file[40] = (file[40] ?? 0) ^ 1;
    log.files.set(path, file);
    expect((await verify()).headline).toContain('do not lead to the root');
    log.files.delete(path);
    expect((await verify()).headline).toContain('incomplete');
  });

  it('finds the full tile that replaced a partial one', async () => {
    const earlier = await log.append(...leaves(0, 200));
    await log.append(...leaves(200, 56));
    for (const path of log.files.keys()) if (path.includes('.p/')) log.files.delete(path);
    expect((await verify(earlier)).verdict).toBe('passed');
  });

  it('rejects another key', async () => {
    await log.append(...leaves(0, 3));
    const other = await noteKey('test/log');
    const report = await verifyLog(log.read, { origin: other.name, vkey: other.vkey });
    expect(report.headline).toContain('not signed with the public log’s key');
  });
});
