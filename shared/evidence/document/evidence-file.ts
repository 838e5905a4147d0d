import {
  base64,
  count,
  list,
  matching,
  nullable,
  object,
  oneOf,
  optional,
  parseJson,
  text,
} from '../read-value.ts';
import { linkMembers } from '../record/chain-file.ts';
import { journalId } from '../record/sealed-record.ts';

/** Name of the file attached to every PDF of an entry. */
export const evidenceFileName = 'evidence.json';

/** Name of the second file attached to it, once the entry is in the log: the same proof by C2SP tlog-proof. */
export const proofFileName = 'entry.tlog-proof';

/** Salts in hex, one for each person; null for a person without an ID number. */
const salts = list(nullable(matching(/^(?:[0-9a-f]{2})+$/, 'a salt in hex')));

/** The proof of a link of the chain. */
const provenLink = {
  /** The sealed text (RFC 8785 canonical JSON). */
  recorded: text,
  link: object(linkMembers),
  /** Null while the link is not yet in a signed checkpoint. */
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
};

const evidence = object({
  evidence: oneOf(1),
  ...provenLink,
  /** Null if the sealed text has addresses that are not open to public inspection. */
  recorded: nullable(text),
  /** The journal of an entry without its sealed text, which names the journal otherwise. */
  journal_id: optional(journalId),
  /** The openings of the commitments to the ID numbers that the document shows. */
  salts: object({ signers: salts, credible_witnesses: salts }),
  /** The addenda of the entry, in order. Missing if it had none. */
  addenda: optional(list(object(provenLink))),
});

type Evidence = ReturnType<typeof evidence>;

/** The content of `evidence.json`. */
export type EvidenceFile = Omit<Evidence, 'addenda' | 'journal_id'> &
  Partial<Pick<Evidence, 'addenda' | 'journal_id'>>;

/** The proof of an entry or an addendum: its record, its link, and its place in the log. */
export type ProvenLink = NonNullable<Evidence['addenda']>[number];

/** Reads `evidence.json`. Throws UnreadableFile with a sentence that names the place. */
export function readEvidenceFile(json: string): EvidenceFile {
  return parseJson(json, evidence, evidenceFileName);
}
