import { linkMembers } from './chain-file.ts';
import { base64, count, list, matching, nullable, object, oneOf, parseJson, text } from './read-value.ts';

/** Name of the file attached to every PDF of an entry. */
export const evidenceFileName = 'evidence.json';

/** Salts in hex, one for each person; null for a person without an ID number. */
const salts = list(nullable(matching(/^(?:[0-9a-f]{2})+$/, 'a salt in hex')));

const evidence = object({
  evidence: oneOf(1),
  /** The sealed text (RFC 8785 canonical JSON). */
  recorded: text,
  /** What opens the commitments to the ID numbers that the document shows. */
  salts: object({ signers: salts, credible_witnesses: salts }),
  link: object(linkMembers),
  /** Null while the entry is not yet in a signed checkpoint. */
  log: nullable(
    object({
      origin: text,
      index: count,
      tree_size: count,
      /** Hashes of the inclusion proof (RFC 6962), from the leaf to the root. */
      proof: list(base64),
      /** The whole signed note. */
      checkpoint: text,
    }),
  ),
  /** RFC 3161 response over the bytes of `log.checkpoint`, in base64. */
  timestamp: nullable(base64),
});

/** The content of `evidence.json`. */
export type EvidenceFile = ReturnType<typeof evidence>;

/** Reads `evidence.json`. Throws UnreadableFile with a sentence that names the place. */
export function readEvidenceFile(json: string): EvidenceFile {
  return parseJson(json, evidence, evidenceFileName);
}
