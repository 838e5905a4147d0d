import { toBase64 } from '#shared/evidence/bytes.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { checkpointText } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { inclusionNodes, leafHash, rangeHash, rootHash, type TreeNode } from '#shared/evidence/log/merkle.ts';
import { signNote, verifierKey } from '#shared/evidence/log/signed-note.ts';
import {
  edgeTiles,
  entriesFile,
  entriesPath,
  growTree,
  tileFile,
  tilePath,
  tileWidth,
} from '#shared/evidence/log/tiles.ts';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';

/** A new Ed25519 key that signs notes. */
export type NoteSigningKey = { name: string; vkey: string; sign: (text: string) => Promise<string> };

export async function noteKey(name: string): Promise<NoteSigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new Error('Ed25519 makes pairs of keys');
  const key = { name, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)) };
  const sign = async (message: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message.slice()));
  return { name, vkey: verifierKey(key), sign: (text) => signNote(text, key, sign) };
}

/** A log in memory, with the files that it publishes. */
export class TestLog {
  readonly key: NoteSigningKey;
  readonly files = new Map<string, Uint8Array>();
  readonly leaves: Uint8Array[] = [];
  /** Roots of complete subtrees, which never change. */
  readonly #subtrees = new Map<string, Uint8Array>();

  constructor(key: NoteSigningKey) {
    this.key = key;
  }

  /** Appends leaves, and publishes tiles and a checkpoint. Returns the checkpoint. */
  async append(...data: Uint8Array[]): Promise<string> {
    const size = this.leaves.length;
    const edge = edgeTiles(size).map((tile) => {
      const bytes = this.files.get(tilePath(tile)) ?? new Uint8Array();
      return {
        ...tile,
        hashes: Array.from({ length: tile.width }, (_, at) => bytes.slice(at * 32, at * 32 + 32)),
      };
    });
    const { tiles } = growTree(size, edge, data.map(leafHash));
    this.leaves.push(...data);
    for (const tile of tiles) {
      this.files.set(tilePath(tile), tileFile(tile.hashes));
      if (tile.level > 0) continue;
      const first = tile.index * tileWidth;
      this.files.set(entriesPath(tile), entriesFile(this.leaves.slice(first, first + tile.width)));
    }
    const checkpoint = await this.checkpointOf(this.leaves.length);
    this.files.set('checkpoint', new TextEncoder().encode(checkpoint));
    return checkpoint;
  }

  /** Returns the signed checkpoint of the first leaves. */
  async checkpointOf(size: number): Promise<string> {
    const root = rootHash(this.leaves.slice(0, size).map(leafHash));
    return this.key.sign(checkpointText({ origin: this.key.name, size, root }));
  }

  /** Returns the inclusion proof of a leaf among the first leaves, in base64. */
  proof(index: number, size = this.leaves.length): string[] {
    const hashOf = ({ level, index: at }: TreeNode) => {
      const name = `${level}/${at}`;
      const leaves = () => this.leaves.slice(at * 2 ** level, (at + 1) * 2 ** level);
      const hash = this.#subtrees.get(name) ?? rootHash(leaves().map(leafHash));
      this.#subtrees.set(name, hash);
      return hash;
    };
    return inclusionNodes(index, size).map((nodes) => toBase64(rangeHash(nodes.map(hashOf))));
  }

  read = async (path: string): Promise<Uint8Array> => {
    const file = this.files.get(path);
    if (!file) throw new Error(`The log has no ${path}`);
    return file;
  };
}

export const testJournal = '01JD8ZC4Y6V2M8T0Q3R5W7X9AB';

/** Returns the link of a text that the service sealed. */
export function linkOf(
  content: { kind: ChainFileLink['kind']; previous_hash: string; number?: number; addendum?: number } & Json,
): ChainFileLink {
  const recorded = canonicalJson(content);
  const { number, addendum } = content;
  const position =
    content.kind === 'opening' || content.kind === 'closing'
      ? content.kind
      : addendum === undefined
        ? String(number)
        : `${number}.a${addendum}`;
  const { kind, previous_hash } = content;
  return { position, kind, hash: sha256Hex(recorded), previous_hash, recorded };
}

/** The ID number of the signer of every test entry, the salt of its commitment, and the commitment. */
export const idNumber = 'D1234567';
export const idSalt = '00112233445566778899aabbccddeeff';
const idCommitment = sha256Hex(
  new Uint8Array(Buffer.concat([Buffer.from(idSalt, 'hex'), Buffer.from(idNumber)])),
);

/** Returns the chain of a journal with its opening and entries. `change` changes what an entry records. */
export function testChain(entries: number, change: (number: number) => Record<string, Json> = () => ({})) {
  const common = { seal: 2, journal_id: testJournal } as const;
  const opening = {
    ...common,
    kind: 'opening',
    recorded_at: '2026-11-01T15:00:00.000Z',
    notary: 'c'.repeat(64),
  };
  const links = [linkOf({ ...opening, kind: 'opening', previous_hash: '' })];
  for (let number = 1; number <= entries; number += 1) {
    links.push(
      linkOf({
        ...common,
        number,
        notary_name: 'Jane Doe',
        recorded_at: `2026-11-0${number}T23:42:00.000Z`,
        submitted_at: `2026-11-0${number}T23:42:01.000Z`,
        recorded_by: 'device',
        date: `2026-11-0${number}`,
        act_timezone: 'America/Los_Angeles',
        fee_cents: 1500,
        signers: [{ full_name: 'Sam Signer', id_number: idCommitment, signature: null }],
        credible_witnesses: [],
        ...change(number),
        kind: 'entry',
        previous_hash: links.at(-1)?.hash ?? '',
      }),
    );
  }
  return links;
}

/** Returns the link of an addendum that follows a chain. */
export const addendumLink = (
  chain: readonly ChainFileLink[],
  number: number,
  addendum: number,
): ChainFileLink =>
  linkOf({
    ...{ seal: 2, journal_id: testJournal, kind: 'addendum', number, addendum, field: 'fee' },
    ...{ reason: 'Wrong fee', text: `The fee was $${addendum}.`, recorded_at: '2026-12-01T15:00:00.000Z' },
    previous_hash: chain.at(-1)?.hash ?? '',
  });

/** Returns the closing of a chain, which says how many entries it has. */
export const closingLinkOf = (chain: readonly ChainFileLink[], entries: number): ChainFileLink =>
  linkOf({
    ...{ seal: 2, journal_id: testJournal, kind: 'closing', entries, reason: 'surrendered' },
    ...{ next_journal: '01JD8ZC4Y6V2M8T0Q3R5W7X9AC', recorded_at: '2026-12-02T15:00:00.000Z' },
    previous_hash: chain.at(-1)?.hash ?? '',
  });

/** Returns the leaf of a link in the log. */
export const leafOf = ({ position, hash }: Pick<ChainFileLink, 'position' | 'hash'>) =>
  leafData({ journalId: testJournal, position, hash });

/** Returns the evidence of a link; it is witnessed if the log contains it. */
export async function evidenceOf(
  { recorded, ...link }: ChainFileLink,
  log: TestLog,
  index: number | null,
): Promise<EvidenceFile & { recorded: string }> {
  const size = log.leaves.length;
  return {
    evidence: 1,
    recorded,
    salts: { signers: link.kind === 'entry' ? [idSalt] : [], credible_witnesses: [] },
    link,
    log:
      index === null
        ? null
        : {
            origin: log.key.name,
            index,
            tree_size: size,
            proof: log.proof(index),
            checkpoint: await log.checkpointOf(size),
          },
    timestamp: null,
  };
}
