import { describe, expect, it } from 'vitest';
import { checkChain } from '#shared/evidence/export/check-chain.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import { addendumLink, closingLinkOf, testChain } from '#test/support/evidence.ts';

async function check(links: readonly ChainFileLink[], entries = 2) {
  const end = { entries, links: links.length, chain_head: links.at(-1)?.hash ?? '' };
  async function* inOrder() {
    yield* links;
  }
  const ignore = async () => {};
  const { statements, closing } = await checkChain(inOrder(), end, {
    ...{ problems: [], visit: ignore, each: ignore },
  });
  return { texts: statements.map(({ outcome, text }) => `${outcome}: ${text}`), closing };
}

describe('a closed journal', () => {
  const chain = testChain(2);
  const closed = [...chain, closingLinkOf(chain, 2)];

  it('ends with a closing that counts its entries and names the next journal', async () => {
    const { texts, closing } = await check(closed);
    expect(texts).toEqual([
      'passed: Entries 1 to 2 are there without a gap, in order, and match their seals. Then the journal was closed.',
    ]);
    expect(closing?.closing).toMatchObject({ entries: 2, reason: 'surrendered' });
  });

  it('has no link after the closing', async () => {
    const { texts } = await check([...closed, addendumLink(closed, 1, 1)]);
    expect(texts).toContain('failed: The number of addendum 1 of entry 1 is not the next one.');
  });

  it('cannot be closed with another number of entries', async () => {
    const { texts } = await check([...chain, closingLinkOf(chain, 3)]);
    expect(texts).toContain('failed: The closing of the journal counts other entries.');
  });
});
