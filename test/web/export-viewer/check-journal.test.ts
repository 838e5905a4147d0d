import { beforeAll, describe, expect, it } from 'vitest';
import { proofLine } from '#shared/evidence/export/proofs-file.ts';
import type { ViewerJournal } from '#shared/evidence/export/viewer-files.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import {
  idNumber,
  idSalt,
  leafOf,
  noteKey,
  TestLog,
  testChain,
  testJournal,
} from '#test/support/evidence.ts';
import { checkJournal } from '#web/export-viewer/check-journal.ts';
import type { Viewed } from '#web/export-viewer/viewed-journal.ts';

let log: TestLog;
let chain: ChainFileLink[];
let journal: ViewerJournal;

const shownNumber = { person: 'signers.0', number: idNumber, salt: idSalt };

const viewed = (link: ChainFileLink): Viewed => ({
  link,
  idNumbers: link.kind === 'entry' ? [shownNumber] : [],
  ...{ state: 'checking', faults: [], checks: [], logIndex: null },
});

const proofs = () =>
  chain.map(({ position }, index) => proofLine({ position, leaf: { index, proof: log.proof(index) } }));

type Given = { all?: Viewed[]; lines?: string[]; about?: Partial<ViewerJournal>; damages?: string[] };

/** Checks a journal, and returns the answer and the states of its records. */
async function check({ all = chain.map(viewed), lines = proofs(), about = {}, damages = [] }: Given) {
  async function* each() {
    yield* lines;
  }
  const report = await checkJournal({ ...journal, ...about }, { all, damages }, each(), () => {});
  const wrong = report.statements.flatMap(({ outcome, text }) => (outcome === 'failed' ? text : []));
  return { verdict: report.verdict, wrong, states: all.map(({ state }) => state).join(' ') };
}

/** Returns the records with one of them changed. */
const withChange = (at: number, change: (one: Viewed) => Partial<Viewed>) =>
  chain.map(viewed).map((one, index) => (index === at ? { ...one, ...change(one) } : one));

beforeAll(async () => {
  log = new TestLog(await noteKey('test/log'));
  chain = testChain(3);
  await log.append(...chain.map(leafOf));
  journal = {
    journal_id: testJournal,
    requested_at: '2026-11-21T08:30:14.000Z',
    entries: 3,
    links: 4,
    chain_head: chain.at(-1)?.hash ?? '',
    integrity_problems: [],
    log: { origin: log.key.name, vkey: log.key.vkey },
    checkpoint: await log.checkpointOf(4),
    timestamp: null,
    files: { links: [], proofs: [] },
  };
});

describe('the checks of the page of an export', () => {
  it('confirm a journal whose records are in the log', async () => {
    expect(await check({})).toEqual({ verdict: 'passed', wrong: [], states: 'logged logged logged logged' });
  });

  it('say that records are sealed where the log proves nothing', async () => {
    for (const about of [{ log: null }, { checkpoint: null }]) {
      expect(await check({ about })).toMatchObject({
        verdict: 'incomplete',
        states: 'sealed sealed sealed sealed',
      });
    }
    expect(await check({ lines: [] })).toMatchObject({ verdict: 'incomplete', wrong: [] });
  });

  it('flag a changed record and one that is left out', async () => {
    const changed = withChange(2, ({ link }) => ({
      link: { ...link, recorded: link.recorded.replace('Jane', 'John') },
    }));
    expect(await check({ all: changed })).toEqual({
      verdict: 'failed',
      wrong: ['The record of entry 2 was changed: it does not match its seal.'],
      states: 'logged logged wrong logged',
    });
    const less = chain.map(viewed).filter((_, at) => at !== 2);
    expect((await check({ all: less })).wrong).toContain('The number of entry 3 is not the next one.');
  });

  it.each([
    ['another number', [{ ...shownNumber, number: 'D1234568' }]],
    ['none', []],
    ['one of another person', [{ ...shownNumber, person: 'signers.1', salt: 'zz' }]],
    ['two', [shownNumber, shownNumber]],
  ])('flag %s as the ID number of an entry', async (_, idNumbers) => {
    expect(await check({ all: withChange(3, () => ({ idNumbers })) })).toEqual({
      verdict: 'failed',
      wrong: ['The ID numbers of entry 3 are not those that were recorded.'],
      states: 'logged logged logged wrong',
    });
  });

  it('flag proofs of other records, in another order, or that are none', async () => {
    const [first = '', second = '', third = '', fourth = ''] = proofs();
    const other = [first, second.replace('"index":1', '"index":2'), third, fourth];
    expect(await check({ lines: other })).toMatchObject({
      wrong: ['The public log does not contain entry 1 as it is recorded here.'],
      states: 'logged wrong logged logged',
    });
    expect((await check({ lines: [first, third, second, fourth] })).states).toBe('logged wrong wrong logged');
    expect(await check({ lines: [first, '<'] })).toMatchObject({
      verdict: 'failed',
      states: 'logged wrong wrong wrong',
    });
  });

  it('flag another key, another journal, a damaged file, and what the service reported', async () => {
    const other = await noteKey('test/log');
    expect((await check({ about: { log: { origin: other.name, vkey: other.vkey } } })).verdict).toBe(
      'failed',
    );
    const foreign = { journal_id: '01JD8ZC4Y6V2M8T0Q3R5W7X9AC' };
    expect((await check({ about: foreign })).wrong).toContain('The records are of another journal.');
    const damages = ['viewer/links-000000.js was changed.'];
    expect((await check({ damages })).wrong).toEqual(damages);
    expect((await check({ about: { integrity_problems: ['2'] } })).states).toBe('logged logged wrong logged');
  });
});
