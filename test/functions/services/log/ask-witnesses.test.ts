import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askWitnesses } from '#functions/services/log/ask-witnesses.ts';
import { logEvidence } from '#functions/services/log/log-evidence.ts';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import { cosignersOf } from '#shared/evidence/log/check-witnesses.ts';
import { checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, witnessedCheckpointPath } from '#shared/evidence/log/log-paths.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { LogWorld } from './log-world.ts';
import { askDoubles, WitnessDouble } from './witness-double.ts';

let world: LogWorld;
let one: WitnessDouble;
let two: WitnessDouble;
/** Seconds since the beginning, by the clock of the processes. */
let seconds: number;
let heard: string[];

beforeEach(async () => {
  world = await LogWorld.start();
  const vkey = await world.signer().vkey();
  [one, two] = await Promise.all([WitnessDouble.start('one', vkey), WitnessDouble.start('two', vkey)]);
  seconds = 0;
  heard = [];
});

afterEach(() => world.stop());

const policyText = (quorum = 'all') =>
  `${one.line}\n${two.line}\ngroup both ${quorum} one two\nquorum both\n`;

/** Runs one process, at the present time of the test. */
function ask(text: string | null = policyText()) {
  return askWitnesses({
    store: world.witnessing,
    files: world.files,
    log: world.signer(),
    policy: text === null ? undefined : { policy: parsePolicy(text), text },
    ask: askDoubles(one, two),
    now: () => new Date(Date.UTC(2027, 0, 1) + seconds * 1_000),
    sleep: async (milliseconds) => {
      seconds += milliseconds / 1_000;
    },
    report: (witness, answer) => {
      heard.push(`${witness} ${answer.kind}${answer.kind === 'missing' ? `: ${answer.reason}` : ''}`);
    },
  });
}

/** Runs one process a minute later. */
function askNext(text?: string | null) {
  seconds += 60;
  heard = [];
  return ask(text);
}

async function grow(count: number): Promise<void> {
  await world.addLinks(count);
  await world.sequence();
}

const noteAt = async (path: string) => (await world.files.readChanging(path))?.text ?? '';

/** Returns who cosigned a published note, whose log signature must be right. */
async function cosigners(path: string): Promise<string[]> {
  const note = await noteAt(path);
  if (note === '') return [];
  await openNote(note, [await world.signer().vkey()]);
  return (await cosignersOf(note, parsePolicy(policyText()))).map(({ witness }) => witness.name);
}

/** Returns what the seal of the first link says. */
async function sealState(): Promise<string> {
  const [link] = world.links;
  if (!link) throw new Error('There is no link');
  const { journalId, sequence } = link;
  const seal = (await sealStore(world.table).seals(journalId, [{ link: sequence }])).get(sequence);
  return seal?.isWitnessed ? 'witnessed' : seal?.witness ? 'logged' : 'sealed';
}

describe('asking witnesses', () => {
  it('publishes cosignatures of the checkpoint, and keeps the one that meets the policy', async () => {
    await grow(3);
    expect(await ask()).toEqual({ kind: 'asked', cosigned: 2, size: 3, secondsSinceMet: 0 });
    expect(await cosigners(checkpointPath)).toEqual(['one', 'two']);
    expect(await noteAt(witnessedCheckpointPath)).toBe(await noteAt(checkpointPath));
    expect(await sealState()).toBe('witnessed');
    await grow(2);
    expect(await cosigners(checkpointPath)).toEqual([]);
    expect(await cosigners(witnessedCheckpointPath)).toEqual(['one', 'two']);
    await askNext();
    expect(checkpointIn(await noteAt(witnessedCheckpointPath)).size).toBe(5);
    expect(one.asked).toEqual(['old 0', 'old 3']);
  });

  it('happens once a minute, also of several processes', async () => {
    await grow(3);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'early']);
    seconds = 45;
    expect(await ask()).toEqual({ kind: 'early' });
    expect(one.asked).toHaveLength(1);
    // A scheduled call that is a little early waits.
    seconds = 52;
    expect(await ask()).toMatchObject({ kind: 'asked' });
    expect(seconds).toBe(60);
    expect(one.asked).toEqual(['old 0', 'old 3']);
  });

  it('of a log that has not grown changes nothing', async () => {
    await grow(3);
    await ask();
    const before = await world.files.readChanging(checkpointPath);
    await askNext();
    expect(await world.files.readChanging(checkpointPath)).toEqual(before);
    expect(heard.toSorted()).toEqual(['one cosigned', 'two cosigned']);
  });

  it('takes the empty log', async () => {
    await world.sequence();
    expect(await ask()).toMatchObject({ kind: 'asked', cosigned: 2, size: 0 });
  });

  it('does nothing before the log exists, or without a policy', async () => {
    expect(await ask()).toEqual({ kind: 'nothing' });
    await grow(3);
    expect(await ask()).toMatchObject({ kind: 'asked' });
    await world.stop();
    world = await LogWorld.start();
    [one.asked.length, two.asked.length] = [0, 0];
    await grow(3);
    expect(await ask(null)).toEqual({ kind: 'nothing' });
    expect(one.asked).toEqual([]);
    expect(await sealState()).toBe('logged');
  });

  it('asks once more when an answer was lost', async () => {
    await grow(3);
    one.meddle = async (answer) => {
      await answer();
      throw new Error('lost');
    };
    await ask();
    expect(heard).toContain('one missing: Error');
    one.meddle = (answer) => answer();
    await grow(2);
    await askNext();
    expect(one.asked).toEqual(['old 0', 'old 0', 'old 3']);
    expect(heard).toContain('one cosigned');
    expect(await cosigners(checkpointPath)).toEqual(['one', 'two']);
  });

  it('asks only once more if it is always the same', async () => {
    await grow(3);
    one.meddle = async () => ({ status: 409, body: '0\n' });
    await ask();
    expect(one.asked).toEqual(['old 0', 'old 0']);
    expect(heard).toContain('one missing: answered 409');
  });

  it.each([
    ['a witness that knows a larger log', { status: 409, body: '4\n' }],
    ['a witness that knows another log', { status: 422, body: '' }],
  ])('raises the alarm about %s, each minute, and asks no more until then', async (_, answer) => {
    await grow(3);
    one.meddle = async () => answer;
    await ask();
    await askNext();
    expect(heard.toSorted()).toEqual(['one refused', 'two cosigned']);
    expect(one.asked).toEqual(['old 0', 'old 0']);
    expect(await cosigners(checkpointPath)).toEqual(['two']);
    expect(await sealState()).toBe('logged');
  });

  it('raises the alarm about a log that shrank since the witness cosigned it', async () => {
    await grow(3);
    await ask();
    await world.witnessing.keepCosignedSize(one.witness.vkey, 9);
    if (one.seen) one.seen = { ...one.seen, size: 9 };
    await askNext();
    expect(heard).toContain('one refused');
    expect(one.asked).toEqual(['old 0', 'old 3']);
  });

  it('raises the alarm about two histories', async () => {
    await grow(3);
    await ask();
    if (one.seen) one.seen = { ...one.seen, root: new Uint8Array(32) };
    await grow(1);
    await askNext();
    expect(heard.toSorted()).toEqual(['one refused', 'two cosigned']);
  });

  it.each([
    ['is not registered', { status: 403, body: '' }, 'not registered (403)'],
    ['fails', { status: 500, body: 'oops' }, 'answered 500'],
    ['answers 409 without a size', { status: 409, body: '' }, 'answered 409'],
    ['answers nothing useful', { status: 200, body: 'hello' }, 'no valid cosignature'],
  ])('asks a witness that %s again a minute later', async (_, answer, reason) => {
    await grow(3);
    one.meddle = async () => answer;
    for (let minute = 0; minute < 5; minute += 1) {
      await askNext();
      expect(heard).toContain(`one missing: ${reason}`);
    }
    expect(one.asked).toHaveLength(5);
    one.meddle = (answer) => answer();
    await askNext();
    expect(await cosigners(checkpointPath)).toEqual(['one', 'two']);
  });

  it('does not publish a wrong cosignature', async () => {
    await grow(3);
    one.meddle = async (answer) => ({
      ...(await answer()),
      body: `${await one.witness.cosign('x\n1\n', 9n)}\n`,
    });
    await ask();
    expect(heard).toContain('one missing: no valid cosignature');
    expect(await cosigners(checkpointPath)).toEqual(['two']);
  });

  it('publishes what others answer while a witness hangs', async () => {
    await grow(3);
    const gate = Promise.withResolvers<void>();
    one.meddle = async (answer) => {
      await gate.promise;
      return answer();
    };
    const round = ask(policyText('any'));
    await expect.poll(() => cosigners(witnessedCheckpointPath)).toEqual(['two']);
    expect(await sealState()).toBe('witnessed');
    await grow(1);
    gate.resolve();
    await round;
    // The log grew in the meantime, so only the witnessed checkpoint gets the late cosignature.
    expect(await cosigners(witnessedCheckpointPath)).toEqual(['one', 'two']);
    expect(await cosigners(checkpointPath)).toEqual([]);
  });

  it('adds up the answers of several minutes while the log does not grow', async () => {
    await grow(3);
    two.meddle = () => Promise.reject(new Error('down'));
    expect(await ask()).toMatchObject({ cosigned: 1 });
    expect(await sealState()).toBe('logged');
    two.meddle = (answer) => answer();
    one.meddle = () => Promise.reject(new Error('down'));
    expect(await askNext()).toMatchObject({ cosigned: 1, secondsSinceMet: 60 });
    expect(await cosigners(checkpointPath)).toEqual(['one', 'two']);
    expect(await sealState()).toBe('witnessed');
  });

  it('completes what a process that died left', async () => {
    await grow(3);
    await ask();
    await world.witnessing.forgetWitnessed();
    one.meddle = () => Promise.reject(new Error('down'));
    await askNext();
    expect(await sealState()).toBe('witnessed');
  });

  it('calls nothing witnessed that the present policy does not', async () => {
    await grow(3);
    await ask(policyText('any'));
    expect(await sealState()).toBe('witnessed');
    await askNext(policyText('all'));
    expect(await sealState()).toBe('witnessed');
    const three = await WitnessDouble.start('three', await world.signer().vkey());
    await ask(`${three.line}\nquorum three\n`);
    expect(await sealState()).toBe('logged');
    await askNext(policyText());
    expect(await sealState()).toBe('witnessed');
    await ask(null);
    expect(await sealState()).toBe('logged');
  });

  it('calls nothing witnessed beyond the checkpoint that is kept', async () => {
    await grow(3);
    await ask();
    const { policy = '' } = (await world.witnessing.witnessed()) ?? {};
    await world.witnessing.keepWitnessed({ size: 99, policy });
    await askNext();
    expect((await world.witnessing.witnessed())?.size).toBe(3);
  });

  it('stops at a checkpoint that the log did not sign', async () => {
    await grow(3);
    await world.tamper(checkpointPath, (await noteAt(checkpointPath)).replace('\n3\n', '\n4\n'));
    await expect(ask()).rejects.toThrow('is wrong');
    expect(one.asked).toEqual([]);
  });

  it('does not keep the sequencer from growing the log', async () => {
    await grow(3);
    await ask();
    await grow(4);
    expect((await world.checkpoint()).size).toBe(7);
  });
});

describe('evidence of a witnessed log', () => {
  it('has the cosigned checkpoint, also when the log grew since', async () => {
    await grow(3);
    await ask();
    await grow(2);
    const [first, last] = [world.links[0], world.links.at(-1)];
    if (!first || !last) throw new Error('There are no links');
    const deps = { store: world.witnesses, witnessing: world.witnessing, files: world.files };
    const of = ({ journalId, sequence }: typeof first) => logEvidence(deps, journalId, sequence);
    expect((await of(first))?.log).toMatchObject({
      tree_size: 3,
      checkpoint: await noteAt(witnessedCheckpointPath),
    });
    expect((await of(last))?.log).toMatchObject({ tree_size: 5, checkpoint: await noteAt(checkpointPath) });
    const sealOf = async ({ journalId, sequence }: typeof first) =>
      (await sealStore(world.table).seals(journalId, [{ link: sequence }])).get(sequence);
    expect(await sealOf(first)).toMatchObject({ isWitnessed: true, witness: { index: expect.any(Number) } });
    expect(await sealOf(last)).toMatchObject({ isWitnessed: false, witness: { index: expect.any(Number) } });
  });
});
