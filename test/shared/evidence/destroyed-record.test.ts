import { describe, expect, it } from 'vitest';
import { checkChain } from '#shared/evidence/export/check-chain.ts';
import { type ChainFileLink, chainLine, readChainFile } from '#shared/evidence/record/chain-file.ts';
import { addendumLink, testChain } from '#test/support/evidence.ts';

const chain = testChain(3);

/** The day on which the service received the entries of the chain. */
const receivedOn = JSON.parse(chain[1]?.recorded ?? '{}').submitted_at.slice(0, 10);

const destroyed = {
  ...{ at: '2032-01-02T11:00:00.000Z', destruction: '01KE0000000000000000000000' },
  ...{ received_on: receivedOn, years: 5 },
};

/** A chain of three entries, of which entry 2 was destroyed. */
const destroyedWith = (more: Partial<typeof destroyed> = {}) =>
  chain.map(
    (link): ChainFileLink =>
      link.position === '2' ? { ...link, recorded: '', destroyed: { ...destroyed, ...more } } : link,
  );

const links = destroyedWith();

async function checked(chain: readonly ChainFileLink[]) {
  const end = { entries: 3, links: chain.length, chain_head: chain.at(-1)?.hash ?? '' };
  const file = `[\n${chain.map(chainLine).join(',\n')}\n]\n`;
  const bytes = (async function* () {
    yield new TextEncoder().encode(file);
  })();
  const nothing = async () => {};
  const { statements } = await checkChain(readChainFile(bytes), end, {
    ...{ problems: [], visit: nothing, each: nothing },
  });
  return statements.map(({ outcome, text }) => `${outcome}: ${text}`);
}

describe('a destroyed record', () => {
  it('leaves a chain that verifies, and is counted', async () => {
    expect(await checked(links)).toEqual([
      'passed: Entries 1 to 3 are there without a gap, in order, and match their seals. 1 of them was destroyed after their retention had ended: only number and seal are left.',
    ]);
  });

  it('does not hide a changed link', async () => {
    const changed = links.map((link) => (link.position === '2' ? { ...link, hash: 'a'.repeat(64) } : link));
    expect((await checked(changed)).join(' ')).toContain('failed: Entry 3 does not follow the one before.');
  });

  it.each([
    ['before its years were over', { at: '2030-01-01T11:00:00.000Z' }, 'before it had been kept for 5 years'],
    [
      'with a receipt before that of the entry before',
      { received_on: '2020-01-01' },
      'received before the entry',
    ],
    [
      'with a receipt after that of the next entry',
      { received_on: '2027-01-01', at: '2040-01-01T11:00:00Z' },
      'received before the entry',
    ],
  ])('fails if it was destroyed %s', async (_, more, says) => {
    expect((await checked(destroyedWith(more))).join(' ')).toContain(says);
  });

  it('fails if an addendum was destroyed before its years were over', async () => {
    const addendum = addendumLink(chain, 2, 1);
    const gone = { ...destroyed, received_on: '2026-12-01' };
    const destroyedAt = (at: string) => [
      ...destroyedWith({ at }),
      { ...addendum, recorded: '', destroyed: { ...gone, at } },
    ];
    expect(await checked(destroyedAt('2031-12-01T11:00:00.000Z'))).toEqual([
      expect.stringContaining('Addendum 1 of entry 2 was destroyed before it had been kept for 5 years'),
    ]);
    expect((await checked(destroyedAt('2031-12-02T11:00:00.000Z'))).join(' ')).toContain('passed');
  });

  it('has no content', async () => {
    const forged = links.map((link) => (link.position === '2' ? { ...link, recorded: '{}' } : link));
    expect((await checked(forged)).join(' ')).toContain('failed: The record of entry 2 was changed');
  });
});
