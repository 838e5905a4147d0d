import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidenceDocument } from '#scripts/evidence-document.ts';
import { parseCheckpoint } from '#shared/evidence/checkpoint.ts';
import { openNote } from '#shared/evidence/signed-note.ts';
import { acceptedByAnotherVerifier } from '#test/shared/evidence/another-verifier.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'evidence.md'), 'utf8');

/** The block after the comment with a name. */
const vector = (name: string) =>
  new RegExp(`<!-- vector: ${name} -->\\n\`\`\`\\n([^\`]*)\`\`\`\\n`).exec(document)?.[1] ?? '';

const hex = (text: string) => Buffer.from(text, 'hex');

describe('docs/evidence.md', () => {
  it('has the test vectors that the code makes (npm run docs)', async () => {
    expect(await evidenceDocument(document)).toBe(document);
  });

  it('has a proof and a checkpoint that belong together, also for another implementation', async () => {
    const vkey = /verifier key: +(\S+)/.exec(vector('key'))?.[1] ?? '';
    const { text } = await openNote(vector('checkpoint'), [vkey]);
    const { size, root } = parseCheckpoint(text);
    expect(Buffer.from(root).toString('hex')).toBe(/root: +(\S+)/.exec(vector('tree'))?.[1]);
    const data = [...vector('leaf').matchAll(/leaf data: +(\S+)/g)].map(([, leaf = '']) => hex(leaf));
    expect(data).toHaveLength(size);
    const [, index = '', listed = ''] = /proof of index (\d): +([0-9a-f\s]+)\n/.exec(vector('tree')) ?? [];
    const proof = listed.trim().split(/\s+/).map(hex);
    const leaf = data[Number(index)] ?? hex('');
    expect(acceptedByAnotherVerifier({ data: leaf, index: Number(index), size, proof, root })).toBe(true);
    const other = { data: leaf, index: Number(index) + 1, size, proof, root };
    expect(acceptedByAnotherVerifier(other)).toBe(false);
  });
});
