import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { logReader } from '#functions/services/log/log-reader.ts';
import { renewTimestamps } from '#functions/services/log/renew-timestamps.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkCheckpoint } from '#shared/evidence/log/check-checkpoint.ts';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { checkpointPath, logBase } from '#shared/evidence/log/log-paths.ts';
import { checkYearlyTimestamp, readYears, yearsFile } from '#shared/evidence/log/yearly-timestamps.ts';
import { readPems } from '#shared/evidence/signature/certificate.ts';
import { type LocalAuthority, startAuthority } from '#test/support/timestamp-authority.ts';
import { LogWorld } from './log-world.ts';

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

async function renew(day: string, authorities: readonly string[] = [authority.url]) {
  const failures: string[] = [];
  const year = await renewTimestamps({
    files: world.files,
    authorities,
    request: async (url, digest) => (await requestTimestamp(url, digest)).response,
    now: () => new Date(`${day}T12:00:00Z`),
    reportFailure: (url) => failures.push(url),
  });
  return { year, failures };
}

async function grow(count: number): Promise<string> {
  await world.addLinks(count);
  await world.sequence();
  return (await world.files.readChanging(checkpointPath))?.text ?? '';
}

const linesNow = async () =>
  readYears((await world.files.readChanging(`${logBase}/${yearsFile}`))?.text ?? '');

/** Returns what a verifier says about a checkpoint, with the log of today. */
async function saidAbout(note: string, read: ReadLogFile = logReader(world.files)) {
  const signer = world.signer();
  const log = { origin: await signer.name(), vkey: await signer.vkey() };
  const certificates = readPems(await readFile(authority.certificate, 'utf8'));
  const { checkpoint } = await checkCheckpoint(note, log);
  if (!checkpoint) throw new Error('no checkpoint');
  const keys = { log, timestamps: { certificates } };
  const statements = await checkYearlyTimestamp(checkpoint, { keys, read }, new CheckBudget());
  return statements.map(({ check, outcome, text }) => [check, outcome, text]);
}

describe('the yearly timestamps of the log', () => {
  it('have one line for each year, also if the log did not grow', async () => {
    expect(await renew('2027-03-01')).toEqual({ year: undefined, failures: [] });
    const first = await grow(3);
    expect((await renew('2027-03-01', [])).year).toBeUndefined();
    expect((await renew('2027-03-01')).year).toBe(2027);
    expect((await renew('2028-01-01')).year).toBe(2028);
    expect((await linesNow()).map(({ year, size }) => [year, size])).toEqual([
      [2027, 3],
      [2028, 3],
    ]);
    const [line] = await linesNow();
    expect(line?.checkpoint).toBe(first);
    await authority.verify(first, Buffer.from(line?.timestamp ?? '', 'base64'));
  });

  it('are taken again before the certificate of the authority ends, once a month', async () => {
    await grow(1);
    const today = new Date();
    const day = (count: number) => new Date(today.getTime() + count * 86_400_000).toISOString().slice(0, 10);
    expect((await renew(day(0))).year).toBe(today.getUTCFullYear());
    const sameYear = new Date(`${day(20)}T12:00:00Z`).getUTCFullYear() === today.getUTCFullYear();
    if (sameYear) expect((await renew(day(20))).year).toBeUndefined();
    // The certificate of the authority is valid for two days.
    expect((await renew(day(31))).year).toBe(new Date(`${day(31)}T12:00:00Z`).getUTCFullYear());
  });

  it('wait for the next call if no authority answers', async () => {
    await grow(1);
    expect(await renew('2027-01-01', ['http://127.0.0.1:1'])).toEqual({
      year: undefined,
      failures: ['http://127.0.0.1:1'],
    });
    expect(await renew('2027-01-01', ['http://127.0.0.1:1', authority.url])).toMatchObject({ year: 2027 });
  });

  it('are confirmed by a verifier for everything that was in the log', async () => {
    const early = await grow(3);
    expect(await saidAbout(early)).toEqual([]);
    await grow(300);
    await renew('2027-01-01');
    const late = await grow(5);
    expect(await saidAbout(early)).toEqual([
      ['timestamp', 'passed', expect.stringContaining('was timestamped once in yearly turns')],
    ]);
    expect(await saidAbout(late)).toEqual([]);
    const edited =
      (change: (text: string) => string): ReadLogFile =>
      async (path) => {
        const bytes = await logReader(world.files)(path);
        return path === yearsFile ? Buffer.from(change(Buffer.from(bytes).toString())) : bytes;
      };
    const outcomes = async (change: (text: string) => string) =>
      (await saidAbout(early, edited(change))).map(([, outcome]) => outcome);
    expect(await outcomes((text) => text.replace('MII', 'MIJ'))).toEqual(['failed']);
    expect(await outcomes((text) => text.replace(/\\n303\\n/, '\\n304\\n'))).toEqual(['failed']);
    expect(await outcomes(() => 'nonsense')).toEqual(['unchecked']);
  });
});
