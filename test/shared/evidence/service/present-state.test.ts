import { beforeAll, describe, expect, it } from 'vitest';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import { parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { ownerFacts } from '#shared/evidence/owner-words.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import type { Report } from '#shared/evidence/report.ts';
import { type PresentEntry, withPresentState } from '#shared/evidence/service/present-state.ts';
import { verifyCode } from '#shared/evidence/service/verify-code.ts';
import { leafOf, noteKey, TestLog, testChain, testJournal } from '#test/support/evidence.ts';
import { testWitness, withLines } from '#test/support/witness.ts';

const present: PresentEntry = {
  ...{
    kind: 'entry',
    recorded_by: 'device' as const,
    date: '2026-11-20',
    submitted_at: '2026-11-02T23:42:01.000Z',
    log: { index: 2, tree_size: 4 },
  },
  ...{ addenda: { count: 1, latest_at: '2026-12-01T15:00:00.000Z' }, opened_at: '2026-11-01T15:00:00.000Z' },
};
const opened = { label: 'Journal opened', value: 'November 1, 2026' };

const reportWith = (addenda: number): Report => ({
  ...{ verdict: 'passed', headline: 'This document is genuine.', facts: [], statements: [] },
  entry: { journalId: testJournal, number: '2', hash: 'a'.repeat(64), addenda },
});

describe('what the service says of the entry of a file', () => {
  it('is that a later version has addenda, if the file has fewer', async () => {
    const asked: unknown[] = [];
    const report = await withPresentState(reportWith(0), async (entry) => {
      asked.push(entry);
      return present;
    });
    expect(report.headline).toBe(
      'This document is genuine. A later version has 1 addendum. Ask the notary for it.',
    );
    expect(report.facts).toEqual([
      { label: 'Addenda today', value: '1, the latest of December 1, 2026' },
      opened,
    ]);
    expect(asked).toMatchObject([{ journalId: testJournal, number: '2', hash: 'a'.repeat(64) }]);
    const more = { ...present, addenda: { count: 3, latest_at: '2026-12-01T15:00:00.000Z' } };
    expect((await withPresentState(reportWith(1), async () => more)).headline).toContain(
      'A later version has 3 addenda.',
    );
  });

  it('is no later version if the file has them all', async () => {
    const report = await withPresentState(reportWith(1), async () => present);
    expect(report.headline).toBe('This document is genuine.');
  });

  it('is that the entry was destroyed', async () => {
    const destroyed = { ...present, destroyed_at: '2037-01-02T00:00:00.000Z' };
    expect((await withPresentState(reportWith(1), async () => destroyed)).facts).toContainEqual({
      label: 'Destroyed after its retention had ended',
      value: 'January 2, 2037 at 12:00 AM UTC',
    });
  });

  it('is nothing without a connection, for an unknown entry, and for a file that failed', async () => {
    const report = reportWith(0);
    const offline = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await withPresentState(report, offline)).toBe(report);
    expect(await withPresentState(report, async () => undefined)).toBe(report);
    const { entry: _, ...failed } = report;
    expect(await withPresentState(failed, async () => present)).toBe(failed);
  });
});

describe('the code on a document', () => {
  let log: TestLog;
  let link: ChainFileLink;
  let keys: KnownKeys;

  beforeAll(async () => {
    log = new TestLog(await noteKey('test/log'));
    const chain = testChain(3);
    link = chain[2] as ChainFileLink;
    await log.append(...chain.map(leafOf));
    const none = { certificates: [] };
    keys = {
      log: { origin: log.key.name, vkey: log.key.vkey },
      exports: { vkey: '' },
      ...{ pdf: none, timestamps: none },
    };
  });

  const check = (found: PresentEntry | undefined) =>
    verifyCode({ journalId: testJournal, number: '2', hash: link.hash }, found, { keys, readLog: log.read });

  it('says how many addenda a later version has', async () => {
    const report = await check(present);
    expect(report.verdict).toBe('passed');
    expect(report.headline).toBe(
      'Entry 000002 was recorded, and has not changed since. A later version has 1 addendum: check that your document shows it. Compare what is printed with the notary’s PDF.',
    );
    expect(report.facts).toContainEqual(opened);
  });

  it('says nothing of addenda if there are none, and fails for what the service does not know', async () => {
    const without = await check({ ...present, addenda: { count: 0, latest_at: null } });
    expect(without.headline).not.toContain('addend');
    expect(without.facts.map(({ label }) => label)).not.toContain('Addenda today');
    expect(await check(undefined)).toMatchObject({
      verdict: 'failed',
      headline:
        'Do not rely on this document. The service has no entry 000002 of this journal that matches the code.',
    });
  });
});

describe('whose journal it is', () => {
  const entry = {
    ...{ number: 2, notary_name: 'Jane Doe', act_timezone: 'America/Denver', outcome: null },
    recorded_by: 'device' as const,
    date: '2026-11-20',
    submitted_at: '2026-11-02T23:42:01.000Z',
  };

  it('is said with the commission as it was listed, and that nobody checked the name', () => {
    const commission = {
      ...{ commission_number: '20264012345', state: 'CO' },
      expiration_date: '2030-06-30',
    };
    const notary_name = 'Jane”. The state has checked “this"';
    expect(ownerFacts({ ...entry, notary_name, commission: null })[0]?.value).toBe(
      "An account in the name of “Jane'. The state has checked 'this'”. Nobody has checked this name.",
    );
    expect(ownerFacts({ ...entry, commission })).toEqual([
      { label: 'Notary', value: 'An account in the name of “Jane Doe”. Nobody has checked this name.' },
      { label: 'Commission', value: '20264012345 (CO), expires June 30, 2030. Listed by the notary.' },
    ]);
    expect(ownerFacts({ ...entry, commission: null })).toContainEqual({
      label: 'Commission',
      value: 'None was listed.',
    });
  });
});

describe('the code of a document on a site with witnesses', () => {
  it('needs a checkpoint that enough of them cosigned, and takes an earlier one that contains the entry', async () => {
    const log = new TestLog(await noteKey('test/log'));
    const chain = testChain(3);
    const older = await log.append(...chain.slice(0, 3).map(leafOf));
    await log.append(...chain.slice(3).map(leafOf));
    const witness = await testWitness('w.example/1');
    const witnesses = { policy: parsePolicy(`witness one ${witness.vkey}\nquorum one\n`), isPinned: false };
    const { name: origin, vkey } = log.key;
    const keys = { log: { origin, vkey } } as KnownKeys;
    const check = async () => {
      const code = { journalId: testJournal, number: '2', hash: chain[2]?.hash ?? '' };
      const { verdict, statements } = await verifyCode(code, present, { keys, readLog: log.read, witnesses });
      return [verdict, statements.find((one) => one.check === 'witnesses')?.outcome];
    };
    expect(await check()).toEqual(['incomplete', 'unchecked']);
    const put = (note: string) => log.files.set('witnessed-checkpoint', new TextEncoder().encode(note));
    put(withLines(older, await witness.cosign(older)));
    expect(await check()).toEqual(['passed', 'passed']);
    // One that does not contain the entry does not count.
    const first = await log.checkpointOf(1);
    put(withLines(first, await witness.cosign(first)));
    expect(await check()).toEqual(['incomplete', 'unchecked']);
  });
});
