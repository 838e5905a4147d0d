import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogVersions } from '#scripts/restore-log/log-versions.ts';
import { repairLog } from '#scripts/restore-log/repair-log.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { checkpointText } from '#shared/evidence/log/checkpoint.ts';
import { recomputedRoot, tilesMatchLeaves } from '#shared/evidence/log/log-files.ts';
import { checkpointPath, logBase } from '#shared/evidence/log/log-paths.ts';
import { LogWorld } from './log-world.ts';

let world: LogWorld;

beforeEach(async () => {
  world = await LogWorld.start();
  await world.addLinks(300);
  await world.sequence();
});

afterEach(() => world.stop());

const repair = async () =>
  repairLog({
    files: new LogVersions(world.s3, 'log'),
    table: world.table,
    vkey: await world.signer().vkey(),
  });

const read = async (path: string) => (await world.files.read(path)) ?? new Uint8Array();

/** Changes a bit of a file. */
async function flip(path: string): Promise<void> {
  const bytes = Uint8Array.from(await read(path));
  const at = Math.min(40, bytes.length - 1);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await world.tamper(path, bytes);
}

/** Changes the state of the log in the table. */
async function changeState(changed: object): Promise<void> {
  const [item] = await world.items('LOG');
  const { client, name: TableName } = world.table;
  await client.send(new PutCommand({ TableName, Item: { ...item, ...changed } }));
}

/** Checks that the log grows, and that every file of it is right. */
async function expectGrowing(size: number): Promise<void> {
  await world.addLinks(2);
  expect(await world.sequence({ ahead: 300 })).toEqual({ kind: 'drained', added: 2 });
  const now = await world.checkpoint();
  expect(now.size).toBe(size + 2);
  const readFile = (path: string) => read(`${logBase}/${path}`);
  expect(await recomputedRoot(readFile, now.size)).toEqual(now.root);
  expect(await tilesMatchLeaves(readFile, now.size)).toBe(true);
}

describe('npm run restore-log', () => {
  it('changes nothing of a log that is whole', async () => {
    expect(await repair()).toEqual({ size: 300, files: [], state: 'kept' });
    await expectGrowing(300);
  });

  it('puts each file back after a bit of it changed', async () => {
    const full = ['tile/0/000', 'tile/entries/000', 'tile/1/000.p/1'];
    for (const file of ['tile/0/001.p/44', 'tile/entries/001.p/44', ...full]) {
      const path = `${logBase}/${file}`;
      const before = await read(path);
      await flip(path);
      expect(await read(path)).not.toEqual(before);
      expect(await repair()).toEqual({ size: 300, files: [path], state: 'kept' });
      expect(await read(path)).toEqual(before);
    }
    await expectGrowing(300);
  });

  it('puts the checkpoint back, also after it was rolled back', async () => {
    const origin = await world.signer().name();
    const note = await world.files.readChanging(checkpointPath);
    await world.tamper(checkpointPath, (note?.text ?? '').replace('\n300\n', '\n301\n'));
    expect((await repair()).files).toEqual([checkpointPath]);
    const older = await world.signer().sign(checkpointText({ origin, size: 2, root: new Uint8Array(32) }));
    await world.tamper(checkpointPath, older);
    expect((await repair()).files).toEqual([checkpointPath]);
    expect((await world.files.readChanging(checkpointPath))?.text).toBe(note?.text);
    await expectGrowing(300);
  });

  it.each([
    ['was damaged', { root: toBase64(new Uint8Array(32)) }],
    ['was restored to an earlier time', { treeSize: 0 }],
  ])('lets the table continue the published log when its state %s', async (_, changed) => {
    await changeState(changed);
    await world.addLinks(1);
    await expect(world.sequence({ ahead: 30 })).rejects.toThrow('do not have its root');
    expect(await repair()).toEqual({ size: 300, files: [], state: 'adopted' });
    expect(await world.sequence({ ahead: 60 })).toEqual({ kind: 'drained', added: 1 });
    await expectGrowing(301);
  });

  it('repairs nothing if the log signed two checkpoints of one size, or no version leads to its root', async () => {
    const origin = await world.signer().name();
    const forged = await world.signer().sign(checkpointText({ origin, size: 301, root: new Uint8Array(32) }));
    await world.tamper(checkpointPath, forged);
    await expect(repair()).rejects.toThrow('No version of');
    await world.tamper(
      checkpointPath,
      await world.signer().sign(checkpointText({ origin, size: 300, root: new Uint8Array(32) })),
    );
    await expect(repair()).rejects.toThrow('two checkpoints of the size 300');
  });
});
