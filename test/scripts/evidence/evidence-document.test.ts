import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidenceDocument } from '#scripts/evidence/evidence-document.ts';
import { partOf, rawZip } from '#scripts/fuzz/raw-zip.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { openZip } from '#shared/evidence/zip/zip-file.ts';
import { acceptedByAnotherVerifier } from '#test/shared/evidence/another-verifier.ts';
import { inMemory } from '#test/support/evidence-export.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'evidence.md'), 'utf8');

/** The block after the comment with a name. */
const vector = (name: string) =>
  new RegExp(`<!-- vector: ${name} -->\\n\`\`\`\\n([^\`]*)\`\`\`\\n`).exec(document)?.[1] ?? '';

/** The value in a vector after its label. */
const valueIn = (name: string, label: string) =>
  new RegExp(`^${label}: +(\\S+)$`, 'm').exec(vector(name))?.[1] ?? '';

const recordedIn = (name: string) => /^recorded:\n(.*)$/m.exec(vector(name))?.[1] ?? '';

const hex = (text: string) => Buffer.from(text, 'hex');

const sha256 = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex');

/** The data of the leaf of a link, as the document describes it. */
const leafOf = ({ position, hash }: { position: string; hash: string }) =>
  hex(sha256(`digital-notary-journal/leaf/v1\n${valueIn('leaf', 'journal ID')}\n${position}\n${hash}\n`));

const checkpoint = async (note: string) =>
  parseCheckpoint((await openNote(note, [valueIn('key', 'verifier key')])).text);

describe('docs/evidence.md', () => {
  it('has the test vectors that the code makes (npm run docs)', async () => {
    expect(await evidenceDocument(document)).toBe(document);
  });

  it('has a proof and a checkpoint that belong together, also for another implementation', async () => {
    const { size, root } = await checkpoint(vector('checkpoint'));
    expect(Buffer.from(root).toString('hex')).toBe(valueIn('tree', 'root'));
    const data = [...vector('leaf').matchAll(/leaf data: +(\S+)/g)].map(([, leaf = '']) => hex(leaf));
    expect(data).toHaveLength(size);
    const [, index = '', listed = ''] = /proof of index (\d): +([0-9a-f\s]+)\n/.exec(vector('tree')) ?? [];
    const proof = listed.trim().split(/\s+/).map(hex);
    const leaf = data[Number(index)] ?? hex('');
    expect(acceptedByAnotherVerifier({ data: leaf, index: Number(index), size, proof, root })).toBe(true);
    const other = { data: leaf, index: Number(index) + 1, size, proof, root };
    expect(acceptedByAnotherVerifier(other)).toBe(false);
  });

  it('has recorded texts that anyone can hash, and commitments that anyone can open', () => {
    for (const name of ['opening', 'entry', 'addendum']) {
      expect(sha256(recordedIn(name))).toBe(valueIn(name, 'hash'));
    }
    const [opening, entry] = ['opening', 'entry'].map((name) => JSON.parse(recordedIn(name)));
    expect(sha256(hex(valueIn('opening', 'salt')), valueIn('opening', 'notary ID'))).toBe(opening.notary);
    const committed = sha256(hex(valueIn('entry', 'salt')), valueIn('entry', 'ID number'));
    expect(committed).toBe(entry.signers[0].id_number);
    expect(entry.previous_hash).toBe(valueIn('opening', 'hash'));
    expect(Object.keys(entry)).toEqual(Object.keys(entry).toSorted());
  });

  it('has evidence of an entry and its addendum that proves both by the log', async () => {
    const { salts, addenda, ...entry } = JSON.parse(vector('evidence'));
    expect([entry, ...addenda].map(({ recorded }) => recorded)).toEqual(
      ['entry', 'addendum'].map(recordedIn),
    );
    expect(salts.signers).toEqual([valueIn('entry', 'salt')]);
    for (const { recorded, link, log } of [entry, ...addenda]) {
      expect(sha256(recorded)).toBe(link.hash);
      const { size, root } = await checkpoint(log.checkpoint);
      const proof = log.proof.map((hash: string) => Buffer.from(hash, 'base64'));
      const inclusion = { data: leafOf(link), index: log.index, size, proof, root };
      expect(acceptedByAnotherVerifier(inclusion)).toBe(true);
    }
  });

  it('has the reason of a signature, with the digest of the evidence below it', () => {
    const digest = sha256(vector('evidence'));
    expect(vector('reasons').split('\n')[0]).toBe(`digital-notary-journal/pdf/v1 entry ${digest}`);
    expect(vector('foot')).toContain(valueIn('entry', 'hash').slice(0, 12));
  });

  it('has an export with a signed manifest, a chain, and a proof for each link', async () => {
    const manifest = JSON.parse(vector('manifest'));
    const { text } = await openNote(vector('manifestNote'), [valueIn('exportsKey', 'verifier key')]);
    expect(text).toBe(`digital-notary-journal/export/v1\n${sha256(vector('manifest'))}\n`);
    const vectors = {
      'audit/chain.json': 'chain',
      'log/checkpoint': 'checkpoint',
      'log/proofs.json': 'proofs',
    };
    expect(manifest.files).toEqual(
      Object.entries(vectors).map(([path, name]) => ({
        path,
        size: Buffer.byteLength(vector(name)),
        sha256: sha256(vector(name)),
      })),
    );
    const [chain, proofs] = ['chain', 'proofs'].map((name) => JSON.parse(vector(name)));
    expect(chain).toHaveLength(manifest.links);
    expect(chain.at(-1).hash).toBe(manifest.chain_head);
    const { size, root } = await checkpoint(vector('checkpoint'));
    let previous = '';
    for (const [at, link] of chain.entries()) {
      expect([link.previous_hash, sha256(link.recorded)]).toEqual([previous, link.hash]);
      previous = link.hash;
      const { position, leaf } = proofs[at];
      const proof = leaf.proof.map((hash: string) => Buffer.from(hash, 'base64'));
      const inclusion = { data: leafOf(link), index: leaf.index, size, proof, root };
      expect([position, acceptedByAnotherVerifier(inclusion)]).toEqual([link.position, true]);
    }
  });

  it('has a ZIP in the one form, also for bytes that are laid out by hand, and without a byte more', async () => {
    const lines = vector('zip').trimEnd().split('\n').slice(1);
    const bytes = Buffer.concat(lines.map((line) => hex(line.replace(/^.*?: */, ''))));
    const contents = { 'a.txt': 'hello\n', 'é.txt': '' };
    const parts = Object.entries(contents).map(([name, text]) =>
      partOf(name, Buffer.from(text), 0x5d75_43c7),
    );
    expect(bytes.equals(rawZip(parts))).toBe(true);
    const zip = await openZip(inMemory(bytes));
    expect(zip.names).toEqual(Object.keys(contents));
    expect(Buffer.from(await zip.whole('a.txt')).toString()).toBe(contents['a.txt']);
  });
});
