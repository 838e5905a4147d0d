import { bytesToHex } from '@noble/hashes/utils.js';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { documentKinds, signatureReason } from '#shared/evidence/document/document-kind.ts';
import { viewerLink } from '#shared/evidence/export/viewer-files.ts';
import { verifierKey } from '#shared/evidence/log/signed-note.ts';
import { entriesFile } from '#shared/evidence/log/tiles.ts';
import { chainLine } from '#shared/evidence/record/chain-file.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { exportFiles, key as exportsKey } from './example-export.ts';
import { addendum, entry, idNumber, notary, opening } from './example-journal.ts';
import type { ExampleKey } from './example-key.ts';
import { checkpoint, evidence, key, leaves, links, proofOf, root, size } from './example-log.ts';
import { cosignedAt, cosignedCheckpoint, entryProof, policy, witness } from './example-witness.ts';
import { zipLines } from './example-zip.ts';

const block = (text: string) => `\`\`\`\n${text.trimEnd()}\n\`\`\``;

const lines = (...all: readonly string[]) => block(all.join('\n'));

const keyLines = (one: ExampleKey) =>
  lines(
    `seed (RFC 8032): ${one.seed.toString('hex')}`,
    `public key:      ${bytesToHex(one.publicKey)}`,
    `name:            ${one.name}`,
    `verifier key:    ${verifierKey(one)}`,
    `public key in base64: ${toBase64(one.publicKey)}`,
  );

/** The leaf whose proof the document shows. */
const provenIndex = 2;

/** Returns the test vectors of docs/evidence.md by name. */
async function vectors(): Promise<Record<string, string>> {
  const files = await exportFiles();
  const evidenceText = `${JSON.stringify(await evidence(), null, 2)}\n`;
  const proof = proofOf(provenIndex).map((hash) => bytesToHex(hash));
  return {
    opening: lines(
      `notary ID: ${notary.id}`,
      `salt:      ${notary.salt}`,
      `hash:      ${opening.hash}`,
      'recorded:',
      opening.recorded,
    ),
    entry: lines(
      `ID number: ${idNumber.text}`,
      `salt:      ${idNumber.salt}`,
      `hash:      ${entry.hash}`,
      'recorded:',
      entry.recorded,
    ),
    addendum: lines(`hash:      ${addendum.hash}`, 'recorded:', addendum.recorded),
    leaf: lines(
      `journal ID: ${links[0]?.journalId}`,
      ...links.flatMap(({ position, hash }, at) => [
        '',
        `position:   ${position}`,
        `hash:       ${hash}`,
        `leaf data:  ${bytesToHex(leaves[at] ?? new Uint8Array())}`,
      ]),
    ),
    tree: lines(
      `leaves:             the ${size} of the example above, in that order`,
      `root:               ${bytesToHex(root)}`,
      `proof of index ${provenIndex}:   ${proof.join('\n                    ')}`,
      `first bytes of tile/entries/000.p/${size}: ${bytesToHex(entriesFile(leaves).slice(0, 8))}…`,
    ),
    key: keyLines(key),
    exportsKey: keyLines(exportsKey),
    checkpoint: block(await checkpoint()),
    witnessKey: lines(
      `seed (RFC 8032): ${witness.seed.toString('hex')}`,
      `public key:      ${bytesToHex(witness.publicKey)}`,
      `name:            ${witness.name}`,
      `verifier key:    ${witness.vkey}`,
      `time:            ${cosignedAt}`,
    ),
    cosignedCheckpoint: block(await cosignedCheckpoint()),
    policy: block(policy),
    tlogProof: block(await entryProof()),
    zip: lines(...(await zipLines())),
    evidence: block(evidenceText),
    kinds: lines(...Object.entries(documentKinds).map(([kind, words]) => `${kind.padEnd(12)} ${words}`)),
    reasons: lines(signatureReason('entry', evidenceText), signatureReason('front-page')),
    foot: lines(`Entry ${formatEntryNumber(1)}  ·  SHA-256 ${entry.hash.slice(0, 12)}`),
    chain: block(files['audit/chain.json'] ?? ''),
    proofs: block(files['log/proofs.json'] ?? ''),
    viewerLink: lines(viewerLink(chainLine(addendum), undefined)),
    manifest: block(files['manifest.json'] ?? ''),
    manifestNote: block(files['manifest.note'] ?? ''),
  };
}

/** Returns docs/evidence.md with new test vectors. Each follows a comment with its name. */
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
