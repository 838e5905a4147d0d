import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { logEvidence } from '#functions/services/log/log-evidence.ts';
import { latestTimestamp, timestampCheckpoint } from '#functions/services/log/timestamp-checkpoint.ts';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { timestampsBase } from '#shared/evidence/log/log-paths.ts';
import { leafHash, provesInclusion } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { acceptedByAnotherVerifier } from '#test/shared/evidence/another-verifier.ts';
import { type LocalAuthority, startAuthority } from '#test/support/timestamp-authority.ts';
import { LogWorld, type TestLink } from './log-world.ts';

let world: LogWorld;
let authority: LocalAuthority;

beforeAll(async () => {
  authority = await startAuthority();
});

beforeEach(async () => {
  world = await LogWorld.start();
});

afterEach(() => world.stop());

afterAll(() => authority.stop());

const nowhere = 'http://127.0.0.1:1';

async function stamp(day: string, authorities: readonly string[] = [authority.url]) {
  const failures: string[] = [];
  const count = timestampCheckpoint({
    files: world.files,
    witnessing: world.witnessing,
    authorities,
    request: async (url, digest) => (await requestTimestamp(url, digest)).response,
    now: () => new Date(`${day}T12:00:00Z`),
    reportFailure: (url) => failures.push(url),
  });
  return { count: await count, failures };
}

async function grow(count: number): Promise<void> {
  await world.addLinks(count);
  await world.sequence();
}

const read = async (name: string) =>
  (await world.files.read(`${timestampsBase}/${name}`)) ?? new Uint8Array();

describe('timestamps of checkpoints', () => {
  it('do not exist without an authority', async () => {
    await grow(3);
    expect((await stamp('2027-01-01', [])).count).toBe(0);
    expect(await latestTimestamp(world.files)).toBeUndefined();
  });

  it('are taken once a day in which the log grew, and OpenSSL accepts them', async () => {
    await world.sequence();
    expect((await stamp('2027-01-01')).count).toBe(0);
    await grow(3);
    expect((await stamp('2027-01-01')).count).toBe(1);
    await authority.verify(await read('3'), await read('3-1.tsr'));
    await grow(2);
    expect((await stamp('2027-01-01')).count).toBe(0);
    expect((await stamp('2027-01-02')).count).toBe(1);
    await authority.verify(await read('5'), await read('5-1.tsr'));
    expect((await stamp('2027-01-03')).count).toBe(0);
    expect((await latestTimestamp(world.files))?.size).toBe(5);
  });

  it('do not wait for an authority that fails', async () => {
    await grow(3);
    expect(await stamp('2027-01-01', [nowhere, authority.url])).toEqual({ count: 1, failures: [nowhere] });
    const stamped = await latestTimestamp(world.files);
    expect(stamped?.response).toEqual(await read('3-2.tsr'));
    await authority.verify(stamped?.note ?? '', stamped?.response ?? new Uint8Array());
  });

  it('are taken later if no authority answers', async () => {
    await grow(3);
    await expect(stamp('2027-01-01', [nowhere])).rejects.toThrow('No timestamp authority answered');
    expect(await latestTimestamp(world.files)).toBeUndefined();
    expect((await stamp('2027-01-01')).count).toBe(1);
  });

  it('ask only those again that did not answer before the process died', async () => {
    await grow(3);
    const { files } = world;
    const dying = { ...files, replace: () => Promise.reject(new Error('killed')) };
    const deps = {
      witnessing: world.witnessing,
      authorities: [authority.url],
      request: async (url: string, digest: Uint8Array) => (await requestTimestamp(url, digest)).response,
      now: () => new Date('2027-01-01T12:00:00Z'),
      reportFailure: () => {},
    };
    await expect(timestampCheckpoint({ ...deps, files: dying })).rejects.toThrow('killed');
    const request = () => Promise.reject(new Error('asked again'));
    expect(await timestampCheckpoint({ ...deps, files, request })).toBe(1);
  });
});

describe('what the log proves about a link', () => {
  const evidenceOf = ({ journalId, sequence }: TestLink) =>
    logEvidence(
      { store: world.witnesses, witnessing: world.witnessing, files: world.files },
      journalId,
      sequence,
    );

  /** Checks the evidence as a stranger with the verifier key does. */
  async function expectProven(link: TestLink): Promise<{ size: number; timestamp: string | null }> {
    const evidence = await evidenceOf(link);
    if (!evidence) throw new Error('There is no evidence');
    const { log, timestamp } = evidence;
    const { text } = await openNote(log.checkpoint, [await world.signer().vkey()]);
    const { size, root, origin } = parseCheckpoint(text);
    const proof = log.proof.map(fromBase64);
    const data = leafData(link);
    expect([log.origin, log.tree_size]).toEqual([origin, size]);
    expect(provesInclusion({ leaf: leafHash(data), index: log.index, size, proof, root })).toBe(true);
    expect(acceptedByAnotherVerifier({ data, index: log.index, size, proof, root })).toBe(true);
    if (timestamp !== null) await authority.verify(log.checkpoint, fromBase64(timestamp));
    return { size, timestamp };
  }

  it('is nothing while the link waits', async () => {
    await world.addLinks(1);
    const [link] = world.links;
    expect(link && (await evidenceOf(link))).toBeNull();
  });

  it('is a proof of inclusion for every link, in logs with several tiles', async () => {
    await grow(250);
    await grow(20);
    for (const link of world.links.filter((_, at) => at % 29 === 0)) {
      expect(await expectProven(link)).toEqual({ size: 270, timestamp: null });
    }
  });

  it('has the timestamp of the latest timestamped checkpoint that contains the link', async () => {
    await grow(4);
    await stamp('2027-01-01');
    await grow(3);
    const [first] = world.links;
    const last = world.links.at(-1);
    if (!first || !last) throw new Error('There are no links');
    expect(await expectProven(first)).toEqual({ size: 4, timestamp: expect.any(String) });
    expect(await expectProven(last)).toEqual({ size: 7, timestamp: null });
    await stamp('2027-01-02');
    expect(await expectProven(first)).toEqual({ size: 7, timestamp: expect.any(String) });
  });
});
