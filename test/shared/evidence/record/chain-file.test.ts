import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { type ChainFileLink, chainLine, readChainFile } from '#shared/evidence/record/chain-file.ts';

const linkAt = (number: number, recorded: string): ChainFileLink => ({
  position: number === 0 ? 'opening' : String(number),
  kind: number === 0 ? 'opening' : 'entry',
  hash: 'b'.repeat(64),
  previous_hash: number === 0 ? '' : 'a'.repeat(64),
  recorded,
});

const fileOf = (links: readonly ChainFileLink[]) =>
  links.length === 0 ? '[]' : `[\n${links.map(chainLine).join(',\n')}\n]`;

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linksIn(bytes: Uint8Array, size = 7): Promise<ChainFileLink[]> {
  const links: ChainFileLink[] = [];
  for await (const link of readChainFile(inChunks(bytes, size))) links.push(link);
  return links;
}

const read = (file: string, size?: number) => linksIn(new TextEncoder().encode(file), size);

describe('audit/chain.json', () => {
  it('is read as written, however its bytes arrive', async () => {
    const texts = fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 400 }), async (recorded, size) => {
        const links = recorded.map((text, at) => linkAt(at, text.toWellFormed()));
        expect(await read(fileOf(links), size)).toEqual(links);
        expect(JSON.parse(fileOf(links))).toEqual(links);
      }),
    );
  });

  it('may end with a line break', async () => {
    const links = [linkAt(0, '{}'), linkAt(1, '{}')];
    expect(await read(`${fileOf(links)}\n`)).toEqual(links);
  });

  it.each([
    ['a file that ends early', fileOf([linkAt(0, '{}'), linkAt(1, '{}')]).slice(0, -2)],
    ['text after the list', `${fileOf([linkAt(0, '{}')])}\n[]`],
    ['a comma after the last link', `[\n${chainLine(linkAt(0, '{}'))},\n]`],
    ['an empty file', ''],
    ['a link without a comma', `[\n${chainLine(linkAt(0, '{}'))}\n${chainLine(linkAt(1, '{}'))}\n]`],
    ['an unknown position', fileOf([{ ...linkAt(1, '{}'), position: '1.b2' }])],
  ])('rejects %s', async (_name, file) => {
    await expect(read(file)).rejects.toThrow(UnreadableFile);
  });

  it('rejects bytes that are not UTF-8', async () => {
    const bytes = new Uint8Array([0x5b, 0x0a, 0xff, 0x0a, 0x5d]);
    await expect(linksIn(bytes)).rejects.toThrow(UnreadableFile);
  });
});
