import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { EntryProof } from '#functions/adapters/pdf/proof.ts';
import { type AddendumItem, addendumPosition } from '#functions/store/entries/addendum-item.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { addendumText } from '../addenda/addendum-text.ts';
import { recordedText } from '../entries/recorded-text.ts';
import type { LogEvidence } from '../log/log-evidence.ts';
import { idNumberSalts } from './id-number-salts.ts';

export type EntryEvidenceDeps = {
  /** Undefined withholds the salts of ID numbers. */
  cipher: Pick<FieldCipher, 'reveal'> | undefined;
  /** Returns the log's proof for a link of a journal; null while no signed checkpoint contains it. */
  logEvidence: (journalId: string, sequence: number) => Promise<LogEvidence | null>;
};

/** A link in the format of evidence.json. */
type EvidenceLink = EvidenceFile['link'];

/**
 * Returns the proof of a submitted entry and its addenda, in the format of evidence.json (docs/evidence.md):
 * everything that a verifier needs besides our public keys. It contains the salts of the ID numbers, so give
 * it only to people who may see them. A sealed text with addresses that are not open to public inspection
 * (M.G.L. c. 222, § 22(c)) is left out entirely, because its hash covers all of it.
 */
export async function entryEvidence(
  { cipher, logEvidence }: EntryEvidenceDeps,
  journalId: string,
  entry: EntryItem,
  addenda: readonly AddendumItem[],
): Promise<EntryProof> {
  const { link, entryHash: hash, entryNumber, previousHash } = entry;
  if (link === undefined || hash === null || entryNumber === null || previousHash === null) {
    throw new Error('Only a submitted entry has evidence');
  }
  const proven = async (sequence: number, recorded: string, evidenceLink: EvidenceLink) => {
    const found = await logEvidence(journalId, sequence);
    const { log = null, timestamp = null, witness = null, isWitnessed = false } = found ?? {};
    return { witness, isWitnessed, evidence: { recorded, link: evidenceLink, log, timestamp } };
  };
  const [salts, own, ...added] = await Promise.all([
    idNumberSalts(entry, cipher),
    proven(link, recordedText(journalId, entry), {
      ...{ position: String(entryNumber), kind: 'entry', hash, previous_hash: previousHash },
    }),
    ...addenda.map((one) =>
      proven(one.link, addendumText(journalId, one), {
        ...{ position: addendumPosition(one), kind: 'addendum' },
        ...{ hash: one.hash, previous_hash: one.previousHash },
      }),
    ),
  ]);
  const { recorded, ...place } = own.evidence;
  const evidence: EvidenceFile = {
    evidence: 1,
    ...(entry.addressWithheld ? { recorded: null, journal_id: journalId } : { recorded }),
    salts: { signers: salts.signers, credible_witnesses: salts.credibleWitnesses },
    ...place,
    ...(added.length > 0 && { addenda: added.map((one) => one.evidence) }),
  };
  return {
    journalId,
    witness: own.witness,
    isWitnessed: own.isWitnessed,
    evidence: `${JSON.stringify(evidence, null, 2)}\n`,
    tlogProof: place.log && tlogProof(place.log),
  };
}
