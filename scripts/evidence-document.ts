import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { checkpointText } from '#shared/evidence/checkpoint.ts';
import { leafData } from '#shared/evidence/leaf.ts';
import { inclusionNodes, leafHash, rangeHash, rootHash } from '#shared/evidence/merkle.ts';
import { signNote, verifierKey } from '#shared/evidence/signed-note.ts';
import { entriesFile, nodeOfTile } from '#shared/evidence/tiles.ts';

const journalId = '01JD8X4Q0MZV7K3T9S2R6W5YBH';

/** Links with invented hashes: 01 32 times, 02 32 times, and so on. */
const links = ['opening', '1', '2', '2.a1', '3'].map((position, at) => ({
  journalId,
  position,
  hash: `0${at + 1}`.repeat(32),
}));

/** The key of the examples: its seed is 42 32 times. It signs nothing else. */
const seed = Buffer.alloc(32, 0x42);
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = new Uint8Array(
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32),
);
const key = { name: 'digital-notary-journal/log/example', publicKey };

const block = (lines: readonly string[], language = '') =>
  `\`\`\`${language}\n${lines.join('\n').trimEnd()}\n\`\`\``;

/** Returns the test vectors of docs/evidence.md by name. */
async function vectors(): Promise<Record<string, string>> {
  const data = links.map(leafData);
  const hashes = data.map(leafHash);
  const root = rootHash(hashes);
  const index = 2;
  const proof = inclusionNodes(index, links.length).map((range) =>
    rangeHash(range.map((node) => nodeOfTile(node, hashes))),
  );
  const note = await signNote(
    checkpointText({ origin: key.name, size: links.length, root }),
    key,
    async (message) => new Uint8Array(sign(null, message, privateKey)),
  );
  return {
    leaf: block([
      `journal ID: ${journalId}`,
      ...links.flatMap(({ position, hash }, at) => [
        '',
        `position:   ${position}`,
        `hash:       ${hash}`,
        `leaf data:  ${bytesToHex(data[at] ?? new Uint8Array())}`,
      ]),
    ]),
    tree: block([
      `leaves:             the ${links.length} of the example above, in that order`,
      `root:               ${bytesToHex(root)}`,
      `proof of index ${index}:   ${proof.map((hash) => bytesToHex(hash)).join('\n                    ')}`,
      `first bytes of tile/entries/000.p/${links.length}: ${bytesToHex(entriesFile(data).slice(0, 8))}…`,
    ]),
    key: block([
      `seed (RFC 8032): ${seed.toString('hex')}`,
      `public key:      ${bytesToHex(publicKey)}`,
      `name:            ${key.name}`,
      `verifier key:    ${verifierKey(key)}`,
      `public key in base64: ${toBase64(publicKey)}`,
    ]),
    checkpoint: block(note.split('\n')),
  };
}

/** Returns docs/evidence.md with its test vectors made anew. Each follows a comment with its name. */
export async function evidenceDocument(document: string): Promise<string> {
  const known = await vectors();
  return document.replaceAll(
    /(<!-- vector: (\w+) -->\n)(?:```[^`]*```\n)?/g,
    (_, comment: string, name: string) => {
      const vector = known[name];
      if (!vector) throw new Error(`There is no vector ${name}`);
      return `${comment}${vector}\n`;
    },
  );
}
