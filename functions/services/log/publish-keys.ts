import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { NoteSigner } from '#functions/adapters/signing/note-signer.ts';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';

export type PublishKeysDeps = {
  files: LogFiles;
  log: NoteSigner;
  exports: NoteSigner;
  /** Returns the certificates of the key that signs documents, as PEM. */
  certificates: () => Promise<string[]>;
  /** Returns the certificates of the timestamp authorities, as PEM. */
  timestampCertificates: () => Promise<string[]>;
  /** The text of the stage's policy of witnesses, if it has one. */
  policy: string | undefined;
};

/** Seconds that CloudFront and browsers may cache the file. */
const freshSeconds = 300;

/** Publishes the keys and certificates that verifiers need, if they changed (docs/evidence.md). */
export async function publishKeys(deps: PublishKeysDeps): Promise<void> {
  const { files, log, exports } = deps;
  const keys = {
    log: { origin: await log.name(), vkey: await log.vkey() },
    pdf: { certificates: await deps.certificates() },
    exports: { vkey: await exports.vkey() },
    timestamps: { certificates: await deps.timestampCertificates() },
    ...(deps.policy !== undefined && { policy: deps.policy }),
  };
  const text = `${JSON.stringify(keys, null, 2)}\n`;
  const current = await files.readChanging(publicKeysPath);
  if (current?.text === text) return;
  // If another process was faster, it published the same keys, or the next one notices the difference.
  await files.replace(publicKeysPath, { text, type: 'application/json', seconds: freshSeconds }, current);
}
