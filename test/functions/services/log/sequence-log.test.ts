import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressed, decompressed } from '#functions/store/table/compressed.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { checkpointText } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, logBase } from '#shared/evidence/log/log-paths.ts';
import { rangeHash } from '#shared/evidence/log/merkle.ts';
import { everyCase } from '#test/support/every-case.ts';
import { type AroundRequest, LogWorld } from './log-world.ts';

let world: LogWorld;

beforeEach(async () => {
  world = await LogWorld.start();
});

afterEach(() => world.stop());

/** Requests that change something. */
const isWrite = (command: string) => /^(Put|Update|BatchWrite|TransactWrite|Sign)/.test(command);

/** Lets a process die at its nth write: before the write happened, or after, so that only its answer is lost. */
function death(nth: number, moment: 'before' | 'after'): { around: AroundRequest; happened: () => boolean } {
  let writes = 0;
  let isDead = false;
  return {
    around: (when, command) => {
      if (!isDead && when === moment && isWrite(command)) {
        writes += 1;
        isDead = writes === nth;
      }
      if (isDead) throw new Error('killed');
    },
    happened: () => isDead,
  };
}

/** Stops a process before its nth write, until it is let go. */
function pause(nth: number) {
  let writes = 0;
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const around: AroundRequest = async (when, command) => {
    if (when !== 'before' || !isWrite(command)) return;
    writes += 1;
    if (writes !== nth) return;
    reached.resolve();
    await gate.promise;
  };
  return { around, reached: reached.promise, letGo: () => gate.resolve() };
}

/** In `npm test`, processes fail at every third write; in `npm run test:long`, at every write. */
const step = everyCase ? 1 : 5;

/** The next process starts after the lease of one that died has ended. */
const afterLease = 30;

describe('the sequencer', () => {
  it('signs the empty log first', async () => {
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 0 });
    expect(await world.checkpoint()).toMatchObject({ size: 0, root: rangeHash([]) });
  });

  it('adds all pending links, and none twice', async () => {
    await world.addLinks(10);
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 10 });
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 0 });
    await world.addLinks(300);
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 300 });
    await world.expectWhole();
    expect((await world.checkpoints()).map(({ size }) => size)).toEqual([0, 10, 310]);
  });

  it('adds them batch by batch, oldest first in each journal', async () => {
    // A batch takes 500 links of a partition, and a journal has one partition.
    await world.addLinks(510, 1);
    expect(await world.sequence({ batches: 1 })).toEqual({ kind: 'out-of-time', added: 500 });
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 10 });
    await world.expectWhole();
  });

  it('reports how long the oldest link waited', async () => {
    const lags: number[] = [];
    await world.sequence({ lag: (seconds) => lags.push(seconds) });
    expect(lags).toEqual([]);
    await world.addLinks(3);
    await world.sequence({ ahead: 100, lag: (seconds) => lags.push(seconds) });
    expect(lags).toHaveLength(1);
    expect(lags[0]).toBeGreaterThanOrEqual(100);
  });

  it('leaves the log to the process that has the lease', async () => {
    await world.addLinks(5);
    const stopped = pause(3);
    const first = world.sequence({ around: stopped.around });
    await stopped.reached;
    expect(await world.sequence()).toEqual({ kind: 'busy', added: 0 });
    stopped.letGo();
    expect(await first).toEqual({ kind: 'drained', added: 5 });
    await world.expectWhole();
  });

  it.each(['before', 'after'] as const)(
    'can die at every write, %s it happens, without losing or repeating a link',
    async (moment) => {
      // The next batches fill a tile and begin another.
      await world.addLinks(240);
      await world.sequence();
      let deaths = 0;
      for (let nth = 1; ; nth += step) {
        await world.addLinks(9);
        const dying = death(nth, moment);
        const end = await world
          .sequence({ around: dying.around, ahead: deaths * afterLease })
          .catch((error: Error) => error.message);
        if (!dying.happened()) {
          expect(end).toMatchObject({ kind: 'drained' });
          break;
        }
        expect(end).toBe('killed');
        deaths += 1;
        expect((await world.sequence({ ahead: deaths * afterLease })).kind).toBe('drained');
      }
      await world.expectWhole();
      // Lease, batch, tiles, signature, checkpoint, witnesses, leaves, and state.
      expect(deaths * step).toBeGreaterThanOrEqual(9);
    },
  );

  it('can sleep before every write and wake up when others have gone on', async () => {
    await world.addLinks(250);
    await world.sequence();
    let nth = 1;
    for (let isAwake = false; !isAwake; nth += step) {
      const ahead = nth * 3 * afterLease;
      await world.addLinks(5);
      const sleeping = pause(nth);
      const first = world.sequence({ around: sleeping.around, ahead });
      isAwake = await Promise.race([sleeping.reached.then(() => false), first.then(() => true)]);
      if (isAwake) break;
      await world.addLinks(4);
      expect((await world.sequence({ ahead: ahead + afterLease })).kind).toBe('drained');
      const before = await world.checkpoint();
      sleeping.letGo();
      // It notices that it is late, or repeats what is done already.
      expect(['busy', 'drained']).toContain((await first).kind);
      expect((await world.checkpoint()).size).toBeGreaterThanOrEqual(before.size);
      expect((await world.sequence({ ahead: ahead + 2 * afterLease })).kind).toBe('drained');
    }
    await world.expectWhole();
    expect(nth).toBeGreaterThanOrEqual(9);
  });

  it('can run several times at once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await world.addLinks(40);
      // Each clock is so far ahead that its process takes the lease from the one before.
      const runs = [1, 2, 3, 4].map((nth) => world.sequence({ ahead: (round * 5 + nth) * afterLease }));
      await world.addLinks(20);
      const ends = await Promise.all(runs);
      expect(ends.map(({ kind }) => kind)).toContain('drained');
    }
    await world.sequence({ ahead: 100 * afterLease });
    await world.expectWhole();
  });

  /** Changes an item of the table, which no role may do. */
  async function flip(start: string, change: (item: Record<string, unknown>) => Record<string, unknown>) {
    const [item] = await world.items(start);
    if (!item) throw new Error(`There is no ${start}`);
    const { client, name: TableName } = world.table;
    await client.send(new PutCommand({ TableName, Item: change(item) }));
  }

  const flipped = (hex: unknown) => String(hex).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

  it.each(['hash', 'position', 'sequence'])(
    'signs nothing when the %s of a pending leaf was changed',
    async (part) => {
      await world.addLinks(3);
      await world.sequence();
      await world.addLinks(2);
      const before = await world.checkpoint();
      await flip('LEAF#', (item) => ({
        ...item,
        [part]: part === 'sequence' ? Number(item[part]) + 16 : flipped(item[part]),
      }));
      await expect(world.sequence()).rejects.toThrow('A leaf that waits for the log is not that of its link');
      expect(await world.checkpoint()).toEqual(before);
      expect(await world.items('WITNESS#')).toHaveLength(3);
    },
  );

  it('signs nothing when the link of a pending leaf was changed', async () => {
    await world.addLinks(1);
    await flip('JOURNAL#', (item) => ({ ...item, hash: flipped(item['hash']) }));
    await expect(world.sequence()).rejects.toThrow('A leaf that waits for the log is not that of its link');
    expect((await world.checkpoint()).size).toBe(0);
  });

  it('adds a leaf that waited while its journal was erased', async () => {
    await world.addLinks(1);
    const { client, name: TableName } = world.table;
    for (const { pk, sk } of await world.items('JOURNAL#')) {
      await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    }
    await world.sequence();
    expect((await world.checkpoint()).size).toBe(1);
  });

  it('signs nothing when a batch whose order was fixed was changed', async () => {
    await world.addLinks(3);
    // Lease, signature, empty checkpoint, and batch come first.
    const dying = death(5, 'before');
    await expect(world.sequence(dying)).rejects.toThrow('killed');
    const batches = (await world.items('LOG')).filter(({ sk }) => String(sk).startsWith('BATCH#'));
    expect(batches).toHaveLength(1);
    const { client, name: TableName } = world.table;
    const [batch] = batches;
    const content = decompressed(batch?.['content'] as Uint8Array) as { at: string; leaves: unknown[][] };
    const leaves = content.leaves.map((leaf, at) =>
      at === 1 ? [...leaf.slice(0, 4), flipped(leaf[4])] : leaf,
    );
    await client.send(
      new PutCommand({ TableName, Item: { ...batch, content: compressed({ ...content, leaves }) } }),
    );
    await expect(world.sequence({ ahead: afterLease })).rejects.toThrow('is not that of its link');
    expect((await world.checkpoint()).size).toBe(0);
  });

  it.each([
    ['a smaller size', { treeSize: 2 }, 'The log lacks'],
    ['a larger size', { treeSize: 5 }, 'The log lacks'],
    ['the size of an empty log', { treeSize: 0 }, 'do not have its root'],
    ['another root', { root: toBase64(new Uint8Array(32)) }, 'do not have its root'],
  ])('signs nothing when the state has %s', async (_, changed, message) => {
    await world.addLinks(3);
    await world.sequence();
    const before = await world.checkpoint();
    await flip('LOG', (item) => ({ ...item, ...changed }));
    await world.addLinks(1);
    await expect(world.sequence()).rejects.toThrow(message);
    expect(await world.checkpoint()).toEqual(before);
  });

  it('goes on when the lease was damaged', async () => {
    await world.addLinks(3);
    await world.sequence();
    await flip('LOG', (item) => ({ ...item, leaseUntil: '3026-11-27T18:46:05.157Z' }));
    await world.addLinks(1);
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 1 });
  });

  it('finds the links of entries that were submitted together, and of one millisecond', async () => {
    await world.addTogether(3);
    await world.addTogether(2);
    expect(await world.sequence()).toEqual({ kind: 'drained', added: 5 });
  });

  it('signs nothing when a tile was changed', async () => {
    await world.addLinks(20);
    await world.sequence();
    const before = await world.checkpoint();
    await world.tamper(`${logBase}/tile/0/000.p/20`, new Uint8Array(20 * 32));
    await world.addLinks(1);
    await expect(world.sequence()).rejects.toThrow('do not have its root');
    expect(await world.checkpoint()).toEqual(before);
  });

  it('signs nothing when the data of a leaf was changed', async () => {
    await world.addLinks(3);
    await world.sequence();
    await world.tamper(`${logBase}/tile/entries/000.p/3`, new Uint8Array(3 * 34));
    await world.addLinks(1);
    await expect(world.sequence()).rejects.toThrow('leaves of the log do not have the hashes');
    expect((await world.checkpoint()).size).toBe(3);
  });

  it('signs nothing when the checkpoint was rolled back, removed from the log, or signed by another key', async () => {
    await world.addLinks(3);
    await world.sequence();
    const [, note] = await Promise.all([world.checkpoint(), world.files.readChanging(checkpointPath)]);
    const origin = await world.signer().name();
    const forged = async (size: number, root: Uint8Array) =>
      world.tamper(checkpointPath, await world.signer().sign(checkpointText({ origin, size, root })));
    await world.addLinks(2);
    await forged(2, new Uint8Array(32).fill(1));
    await expect(world.sequence({ ahead: afterLease })).rejects.toThrow('does not belong to the log');
    await forged(3, new Uint8Array(32).fill(1));
    await expect(world.sequence({ ahead: 2 * afterLease })).rejects.toThrow('does not belong to the log');
    await world.tamper(checkpointPath, `${origin}\n3\n${toBase64(new Uint8Array(32))}\n\n— x AAAAAAAA\n`);
    await expect(world.sequence({ ahead: 3 * afterLease })).rejects.toThrow('None of the known keys');
    await world.tamper(checkpointPath, note?.text ?? '');
    expect(await world.sequence({ ahead: 4 * afterLease })).toEqual({ kind: 'drained', added: 2 });
    expect((await world.checkpoint()).size).toBe(5);
  });
});
