import { list, optional, parseJson, some, text } from '../read-value.ts';
import { type Certificate, readPems } from '../signature/certificate.ts';
import { parseVerifierKey } from './signed-note.ts';

const keysFile = some({
  log: some({ origin: text, vkey: text }),
  pdf: some({ certificates: list(text) }),
  exports: some({ vkey: text }),
  // A file that was kept from before has none.
  timestamps: optional(some({ certificates: list(text) })),
});

/** The public keys that the person who checks trusts. They never come from the checked file. */
export type KnownKeys = {
  log: { origin: string; vkey: string };
  pdf: { certificates: readonly Certificate[] };
  exports: { vkey: string };
  /** Certificates of timestamp authorities, or of those that certified them. */
  timestamps: { certificates: readonly Certificate[] };
};

/** Reads a file of keys. Throws if it has another shape or an invalid key. */
export function readKeys(json: string): KnownKeys {
  const { log, pdf, exports, timestamps } = parseJson(json, keysFile, 'The file of keys');
  parseVerifierKey(log.vkey);
  parseVerifierKey(exports.vkey);
  return {
    log,
    exports,
    pdf: { certificates: pdf.certificates.flatMap(readPems) },
    timestamps: { certificates: timestamps?.certificates.flatMap(readPems) ?? [] },
  };
}
