import { createPrivateKey, sign } from 'node:crypto';
import { createRequire } from 'node:module';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { checkpointText, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { openNote, parseVerifierKey, signNote, verifierKey } from '#shared/evidence/log/signed-note.ts';

/** The example of the reference implementation, golang.org/x/mod/sumdb/note. */
const example = {
  vkey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  /** The type and the seed of the private key. */
  secret: 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature:
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
};
const note = `${example.text}\n${example.signature}`;

/** An Ed25519 key in PKCS #8: this beginning, and the seed. */
const privateKey = createPrivateKey({
  key: Buffer.from(
    `302e020100300506032b657004220420${bytesToHex(fromBase64(example.secret).slice(1))}`,
    'hex',
  ),
  format: 'der',
  type: 'pkcs8',
});
const signBytes = async (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey));

const otherKey = verifierKey({ name: 'someone.example/log', publicKey: new Uint8Array(32).fill(5) });

describe('signed notes', () => {
  it('are signed as in the published example', async () => {
    expect(await signNote(example.text, parseVerifierKey(example.vkey), signBytes)).toBe(note);
    expect(verifierKey(parseVerifierKey(example.vkey))).toBe(example.vkey);
  });

  it('are opened with the key that signed them', async () => {
    expect(await openNote(note, [otherKey, example.vkey])).toEqual({
      text: example.text,
      signers: [example.vkey],
    });
  });

  it('may have signatures of unknown keys', async () => {
    const more = `${note}— someone.example/log ${'AAAA'.repeat(24)}\n`;
    expect((await openNote(more, [example.vkey])).text).toBe(example.text);
  });

  it.each([
    ['a changed text', note.replace('answer', 'ansver')],
    ['a changed signature', note.replace('x08go/ZJkuBS9', 'x08go/ZJkuBS8')],
    ['a signature of another key under the same name', note.replace('x08g', 'x08h')],
    ['no signature', example.text],
    ['no empty line', note.replace('\n\n', '\n')],
    ['a cut signature', note.slice(0, -1)],
    ['a line that is no signature', `${note}hello\n`],
    ['nothing', ''],
  ])('with %s are rejected', async (_, changed) => {
    await expect(openNote(changed, [example.vkey])).rejects.toThrow(Error);
  });

  it('are rejected without one of the given keys', async () => {
    await expect(openNote(note, [otherKey])).rejects.toThrow('None of the known keys');
    await expect(openNote(note, [])).rejects.toThrow('None of the known keys');
  });

  it('have verifier keys whose ID, type, and length are checked', () => {
    const { vkey } = example;
    for (const wrong of [
      vkey.replace('c74f20a3', 'c74f20a4'),
      vkey.replace('PeterNeumann', 'peterneumann'),
      vkey.replace('+ARpc', '+AhpC'),
      vkey.slice(0, -4),
      'PeterNeumann',
      '',
    ]) {
      expect(() => parseVerifierKey(wrong)).toThrow(Error);
    }
    expect(() => verifierKey({ name: 'two words', publicKey: new Uint8Array(32) })).toThrow('name');
  });

  it('end their text with a line break, and have signatures of 64 bytes', async () => {
    const key = parseVerifierKey(example.vkey);
    await expect(signNote('text', key, signBytes)).rejects.toThrow('line break');
    await expect(signNote('text\n', key, async () => new Uint8Array(63))).rejects.toThrow('64 bytes');
  });
});

describe('checkpoints', () => {
  const root = hexToBytes('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
  const checkpoint = { origin: 'digital-notary-journal/log/0123456789abcdef', size: 8, root };
  const text =
    'digital-notary-journal/log/0123456789abcdef\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n';

  it('are three lines', () => {
    expect(checkpointText(checkpoint)).toBe(text);
    expect(parseCheckpoint(text)).toEqual(checkpoint);
    expect(parseCheckpoint(`${text}an extension\n`)).toEqual(checkpoint);
  });

  it.each([
    text.replace('\n8\n', '\n08\n'),
    text.replace('\n8\n', '\n-8\n'),
    text.replace('Xcna', 'Xcn'),
    text.replace('digital-notary-journal/log/0123456789abcdef', ''),
    text.trimEnd(),
    '',
  ])('rejects %j', (wrong) => {
    expect(() => parseCheckpoint(wrong)).toThrow(Error);
  });

  it('are read in the same way by another implementation', async () => {
    const require = createRequire(import.meta.url);
    const { LogCheckpoint } = require('@sigstore/verify/dist/tlog/checkpoint.js') as {
      LogCheckpoint: { fromString(note: string): { origin: string; logSize: bigint; logHash: Buffer } };
    };
    const signed = await signNote(text, parseVerifierKey(example.vkey), signBytes);
    const [body = ''] = signed.split('\n\n');
    const read = LogCheckpoint.fromString(body);
    expect(read).toMatchObject({ origin: checkpoint.origin, logSize: 8n });
    expect(new Uint8Array(read.logHash)).toEqual(root);
  });
});

describe('leaf data', () => {
  it('is the SHA-256 of five lines', async () => {
    const link = { journalId: '01JZZZZZZZZZZZZZZZZZZZZZZZ', position: '12.a1', hash: 'ab'.repeat(32) };
    const lines = `digital-notary-journal/leaf/v1\n${link.journalId}\n12.a1\n${link.hash}\n`;
    const expected = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines));
    expect(leafData(link)).toEqual(new Uint8Array(expected));
  });
});
