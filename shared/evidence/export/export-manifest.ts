import { sha256Hex } from '../digest.ts';
import { count, sha256Hex as digest, list, object, oneOf, parseJson, some, text } from '../read-value.ts';

/** Files of a data export that are not in its manifest. */
export const manifestName = 'manifest.json';
export const manifestNoteName = 'manifest.note';

/** Where a data export has the state of the log, its timestamp, the proofs of the links, and the yearly timestamps. */
export const exportedLog = {
  checkpoint: 'log/checkpoint',
  timestamp: 'log/checkpoint.tsr',
  proofs: 'log/proofs.json',
  years: 'log/timestamps/years',
} as const;

/** The page that shows a data export in a browser. */
export const viewerPageName = 'index.html';

/** Returns where a data export has the proof of a link by C2SP tlog-proof. */
export const exportedProof = (position: string): string => `log/${position}.tlog-proof`;

/** Returns the text of the signed note about a manifest, from the bytes of `manifest.json`. */
export function manifestNoteText(manifest: Uint8Array): string {
  return manifestNoteOf(sha256Hex(manifest));
}

/** Returns the text of the signed note about a manifest, from the SHA-256 of `manifest.json` in hex. */
export function manifestNoteOf(manifestDigest: string): string {
  return `digital-notary-journal/export/v1\n${manifestDigest}\n`;
}

const manifest = some({
  format: oneOf('digital-notary-journal-export'),
  format_version: oneOf(2),
  journal_id: text,
  requested_at: text,
  /** Entries, and links of the chain; both as of the request. */
  entries: count,
  links: count,
  chain_head: digest,
  /** Positions of links whose records do not match their seals, as the service itself found. */
  integrity_problems: list(text),
  files: list(object({ path: text, size: count, sha256: digest })),
});

/** What `manifest.json` says. */
export type ExportManifest = ReturnType<typeof manifest>;

/** Reads `manifest.json`. Throws UnreadableFile. */
export function readManifest(json: string): ExportManifest {
  return parseJson(json, manifest, manifestName);
}
