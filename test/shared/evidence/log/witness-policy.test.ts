import { beforeAll, describe, expect, it } from 'vitest';
import { meetsQuorum, parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { noteKey } from '#test/support/evidence.ts';
import { mldsaWitness, testWitness } from '#test/support/witness.ts';

let log: string;
let keys: string[];

beforeAll(async () => {
  log = (await noteKey('log.example')).vkey;
  keys = await Promise.all(
    'abcdef'.split('').map(async (name) => (await testWitness(`w.example/${name}`)).vkey),
  );
});

const witnesses = (...names: string[]) => names.map((name, at) => `witness ${name} ${keys[at]}`).join('\n');

describe('a policy', () => {
  it('names logs, witnesses with addresses, groups of groups, and the quorum', () => {
    const policy = parsePolicy(
      [
        '# Whom we trust',
        `log ${log} https://log.example/`,
        '',
        `  witness\tX1 ${keys[0]} https://x1.example/submit  `,
        witnesses('', 'X2', 'X3', 'Y1', 'Y2').split('\n').slice(1).join('\n'),
        'group X 2 X1 X2 X3',
        'group Y any Y1 Y2',
        'group both all X Y',
        '\t# The end',
        'quorum both',
      ].join('\n'),
    );
    expect(policy.logs).toEqual([log]);
    expect(policy.witnesses[0]).toMatchObject({ name: 'X1', url: 'https://x1.example/submit' });
    const met = (...names: string[]) => meetsQuorum(policy, names);
    expect(met('X1', 'X3', 'Y2')).toBe(true);
    expect(met('X1', 'X2', 'X3')).toBe(false);
    expect(met('X1', 'Y1', 'Y2')).toBe(false);
    expect(met()).toBe(false);
  });

  it('may ask for one witness, or for none', () => {
    const one = parsePolicy(`${witnesses('W')}\nquorum W\n`);
    expect([meetsQuorum(one, ['W']), meetsQuorum(one, [])]).toEqual([true, false]);
    expect(meetsQuorum(parsePolicy('quorum none\n'), [])).toBe(true);
  });

  it('takes keys of ML-DSA-44', () => {
    const { vkey } = mldsaWitness('pq.example');
    expect(parsePolicy(`witness pq ${vkey}\nquorum pq`).witnesses[0]?.key.publicKey).toHaveLength(1_312);
  });

  it.each([
    ['two witnesses with one key', () => `${witnesses('A')}\nwitness B ${keys[0]}\nquorum A`, 2],
    ['two logs with one key', () => `log ${log}\nlog ${log}\nquorum none`, 2],
    ['a member twice', () => `${witnesses('A', 'B')}\ngroup G 2 A A\nquorum G`, 3],
    ['a member of two groups', () => `${witnesses('A', 'B')}\ngroup G any A\ngroup H all A B\nquorum H`, 4],
    ['k of 0', () => `${witnesses('A', 'B')}\ngroup G 0 A B\nquorum G`, 3],
    ['k above n', () => `${witnesses('A', 'B')}\ngroup G 3 A B\nquorum G`, 3],
    ['k with a sign', () => `${witnesses('A', 'B')}\ngroup G +1 A B\nquorum G`, 3],
    ['k with a leading zero', () => `${witnesses('A', 'B')}\ngroup G 01 A B\nquorum G`, 3],
    ['a group without members', () => `${witnesses('A')}\ngroup G any\nquorum A`, 2],
    ['a member that is defined later', () => `group G any A\n${witnesses('A')}\nquorum G`, 1],
    ['itself as a member', () => `${witnesses('A')}\ngroup G any A G\nquorum G`, 2],
    ['none as a member', () => `${witnesses('A')}\ngroup G any A none\nquorum G`, 2],
    ['none as a name', () => `${witnesses('none')}\nquorum none`, 1],
    ['a name twice', () => `${witnesses('A', 'A')}\nquorum A`, 2],
    ['a group with the name of a witness', () => `${witnesses('A')}\ngroup A any A\nquorum A`, 2],
    ['a quorum that is not defined yet', () => `quorum A\n${witnesses('A')}`, 1],
    ['two quorums', () => `${witnesses('A')}\nquorum A\nquorum A`, 3],
    ['a comment behind a line', () => `${witnesses('A')}\nquorum A # of one`, 2],
    ['a key of a log as a witness', () => `witness A ${log}\nquorum A`, 1],
    ['a key of a witness as a log', () => `log ${keys[0]}\nquorum none`, 1],
    [
      'a key with another ID',
      () => `witness A ${keys[0]?.replace(/\+[0-9a-f]{8}\+/, '+00000000+')}\nquorum A`,
      1,
    ],
    ['an unknown line', () => 'wittness A', 1],
    ['lines that end with a carriage return', () => 'quorum none\r\n', 1],
  ])('is refused with %s', (_, text, line) => {
    expect(() => parsePolicy(text())).toThrow(new RegExp(`^Line ${line} of the policy is wrong: `));
  });

  it('is refused without a quorum', () => {
    expect(() => parsePolicy('')).toThrow('The policy has no quorum.');
    expect(() => parsePolicy(witnesses('A'))).toThrow('The policy has no quorum.');
  });
});
