import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { EntryProof } from '#functions/adapters/pdf/proof.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EvidenceFile } from '#shared/evidence/evidence-file.ts';
import { recordedText } from '../entries/recorded-text.ts';
import type { LogEvidence } from '../log/log-evidence.ts';
import { idNumberSalts } from './id-number-salts.ts';

export type EntryEvidenceDeps = {
  cipher: FieldCipher;
  /** Returns what the log proves about a link of a journal; null while no signed checkpoint contains it. */
  logEvidence: (journalId: string, sequence: number) => Promise<LogEvidence | null>;
};

/**
 * Returns what proves a submitted entry, with the content of evidence.json (docs/evidence.md): everything that a verifier
 * needs besides our public keys. It contains the salts of the ID numbers, so it belongs to whoever may see them.
 */
export async function entryEvidence(
  { cipher, logEvidence }: EntryEvidenceDeps,
  journalId: string,
  entry: EntryItem,
): Promise<EntryProof> {
  const { link, entryHash: hash, entryNumber, previousHash } = entry;
  if (link === undefined || hash === null || entryNumber === null || previousHash === null) {
    throw new Error('Only a submitted entry has evidence');
  }
  const [salts, found] = await Promise.all([idNumberSalts(entry, cipher), logEvidence(journalId, link)]);
  const evidence: EvidenceFile = {
    evidence: 1,
    recorded: recordedText(journalId, entry),
    salts: { signers: salts.signers, credible_witnesses: salts.credibleWitnesses },
    link: { position: String(entryNumber), kind: 'entry', hash, previous_hash: previousHash },
    log: found?.log ?? null,
    timestamp: found?.timestamp ?? null,
  };
  return { journalId, witness: found?.witness ?? null, evidence: `${JSON.stringify(evidence, null, 2)}\n` };
}
