import { describe, expect, it } from 'vitest';
import { type ChainFileLink, chainLine, readChainFile } from '#shared/evidence/chain-file.ts';
import { checkChain } from '#shared/evidence/check-chain.ts';
import { testChain } from '#test/support/evidence.ts';

const destroyed = { at: '2032-01-02T11:00:00.000Z', destruction: '01KE0000000000000000000000' };

/** A chain of three entries, of which entry 2 was destroyed. */
const links = testChain(3).map(
  (link): ChainFileLink => (link.position === '2' ? { ...link, recorded: '', destroyed } : link),
);

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

  it('has no content', async () => {
    const forged = links.map((link) => (link.position === '2' ? { ...link, recorded: '{}' } : link));
    expect((await checked(forged)).join(' ')).toContain('failed: The record of entry 2 was changed');
  });
});
