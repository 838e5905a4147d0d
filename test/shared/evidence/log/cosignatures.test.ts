import { beforeAll, describe, expect, it } from 'vitest';
import { checkWitnesses } from '#shared/evidence/log/check-witnesses.ts';
import { validCosignatures } from '#shared/evidence/log/cosignature.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { noteKey, TestLog } from '#test/support/evidence.ts';
import { mldsaWitness, type TestWitness, testWitness, withLines } from '#test/support/witness.ts';

let log: TestLog;
let one: TestWitness;
let two: TestWitness;
let note: string;
let other: string;

beforeAll(async () => {
  log = new TestLog(await noteKey('log.example'));
  one = await testWitness('w.example/1');
  two = mldsaWitness('w.example/2');
  note = await log.append(new Uint8Array(32));
  other = await log.append(new Uint8Array(32));
});

const policyOf = (quorum: string) =>
  parsePolicy(
    `log ${log.key.vkey}\nwitness one ${one.vkey}\nwitness two ${two.vkey}\ngroup both all one two\nquorum ${quorum}`,
  );

const check = (checked: string, quorum: string, spend?: () => void) =>
  checkWitnesses(checked, { policy: policyOf(quorum), isPinned: true }, log.key, spend);

/** Changes the last signature of a note. */
const broken = (line: string) => line.replace(/.{8}$/, 'AAAAAAA=');

describe('cosignatures', () => {
  it('of Ed25519 and ML-DSA-44 count, and leave the signature of the log as it is', async () => {
    const cosigned = withLines(note, await one.cosign(note), await two.cosign(note));
    expect(await check(cosigned, 'both')).toMatchObject([
      { check: 'witnesses', outcome: 'passed', details: { 'Cosigned by one': '2026-11-18T11:06:40.000Z' } },
    ]);
    expect((await openNote(cosigned, [log.key.vkey])).text).toBe(`${note.split('\n\n')[0]}\n`);
  });

  it('must be enough', async () => {
    const cosigned = withLines(note, await one.cosign(note), await one.cosign(note, 5n));
    expect(await check(cosigned, 'one')).toMatchObject([{ outcome: 'passed' }]);
    expect(await check(cosigned, 'both')).toMatchObject([
      { outcome: 'failed', text: expect.stringMatching(/Not enough/) },
    ]);
    expect(await check(note, 'one')).toMatchObject([{ outcome: 'failed' }]);
    expect(await check(note, 'none')).toMatchObject([
      { outcome: 'passed', text: expect.stringMatching(/asks for no witnesses/) },
    ]);
  });

  it('of unknown witnesses are ignored, also under a known name', async () => {
    const stranger = await testWitness('w.example/1');
    expect(await check(withLines(note, await stranger.cosign(note)), 'none')).toMatchObject([
      { outcome: 'passed' },
    ]);
    expect(await check(withLines(note, await stranger.cosign(note)), 'one')).toMatchObject([
      { outcome: 'failed' },
    ]);
  });

  it('that are wrong make the note wrong', async () => {
    for (const line of [
      broken(await one.cosign(note)),
      broken(await two.cosign(note)),
      await one.cosign(other),
      await two.cosign(other),
      await one.cosign(note, 0n),
      await two.cosign(note, 0n),
      await one.cosign(note, 2n ** 63n),
    ]) {
      expect(await check(withLines(note, line), 'none')).toMatchObject([
        { outcome: 'failed', text: expect.stringMatching(/is wrong/) },
      ]);
    }
  });

  it('of another log do not count', async () => {
    const statement = await checkWitnesses(
      note,
      { policy: policyOf('none'), isPinned: false },
      await noteKey('log.example'),
    );
    expect(statement).toMatchObject([{ outcome: 'failed', text: 'The policy is about another log.' }]);
  });

  it('cost work', async () => {
    let checks = 0;
    await check(withLines(note, await one.cosign(note), await one.cosign(note)), 'one', () => {
      checks += 1;
    });
    expect(checks).toBe(2);
  });

  it('of an answer are taken if they are valid, and other lines are not', async () => {
    const [text = ''] = note.split('\n\n');
    const [mine, theirs] = [await one.cosign(note), await two.cosign(note)];
    const answer = ['', 'hello', broken(mine), await one.cosign(other), mine, theirs, '— x !!', ''].join(
      '\n',
    );
    expect(await validCosignatures(one.key, answer, `${text}\n`)).toEqual([mine]);
    expect(await validCosignatures(two.key, answer, `${text}\n`)).toEqual([theirs]);
  });
});
