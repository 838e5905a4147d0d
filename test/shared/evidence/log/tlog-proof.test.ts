import { describe, expect, it } from 'vitest';
import { readTlogProof, tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { noteKey, TestLog } from '#test/support/evidence.ts';

const hash = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

const read = (file: string) => readTlogProof(file, 'entry.tlog-proof');

describe('a tlog-proof', () => {
  it('has a header, the index, the hashes, an empty line, and the note', async () => {
    const log = new TestLog(await noteKey('log.example'));
    const checkpoint = await log.append(...[1, 2, 3].map((value) => new Uint8Array(32).fill(value)));
    const proof = log.proof(1);
    const file = tlogProof({ index: 1, proof, checkpoint });
    expect(file).toBe(`c2sp.org/tlog-proof@v1\nindex 1\n${proof[0]}\n${proof[1]}\n\n${checkpoint}`);
    expect(read(file)).toEqual({ index: 1, proof, checkpoint });
  });

  it('of a log of one leaf has no hashes, but the empty line', () => {
    const file = tlogProof({ index: 0, proof: [], checkpoint: 'note\n' });
    expect(file).toBe('c2sp.org/tlog-proof@v1\nindex 0\n\nnote\n');
    expect(read(file)).toEqual({ index: 0, proof: [], checkpoint: 'note\n' });
  });

  it.each([
    ['nothing', ''],
    ['another version', `c2sp.org/tlog-proof@v2\nindex 0\n${hash}\n\nnote\n`],
    ['no index', `c2sp.org/tlog-proof@v1\n${hash}\n\nnote\n`],
    ['an index with a leading zero', `c2sp.org/tlog-proof@v1\nindex 01\n${hash}\n\nnote\n`],
    ['extra data', `c2sp.org/tlog-proof@v1\nextra AAAA\nindex 1\n${hash}\n\nnote\n`],
    ['a short hash', `c2sp.org/tlog-proof@v1\nindex 1\n${hash.slice(4)}\n\nnote\n`],
    ['a hash that is not base64', `c2sp.org/tlog-proof@v1\nindex 1\n!\n\nnote\n`],
    ['too many hashes', `c2sp.org/tlog-proof@v1\nindex 1\n${`${hash}\n`.repeat(64)}\nnote\n`],
    ['no empty line', `c2sp.org/tlog-proof@v1\nindex 1\n${hash}\nnote\n`],
  ])('is refused with %s', (_, file) => {
    expect(() => read(file)).toThrow('entry.tlog-proof is not a proof of a log.');
  });
});
