import { setTimeout as wait } from 'node:timers/promises';
import { exportObjects } from '#functions/adapters/data-export/export-objects.ts';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { inImageWorker } from '#functions/adapters/images/in-image-worker.ts';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { pageCount } from '#functions/adapters/pdf/page-count.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { env } from '#functions/env.ts';
import type { DataExportDeps } from '#functions/services/data-export/data-export-deps.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { frontPageStore } from '#functions/store/account/front-page-store.ts';
import { packageStore } from '#functions/store/account/package-store.ts';
import { placeStore } from '#functions/store/account/place-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { table } from '#functions/store/table/table.ts';
import { log, logMessages } from '../middleware/log-request.ts';
import { documents } from './documents.ts';
import { integrityDeps } from './integrity.ts';
import { logEvidence } from './log-evidence.ts';

const now = () => new Date();

/** Dependencies of the services that make account exports. */
export const dataExportDeps = (): DataExportDeps => ({
  exports: dataExportStore(table()),
  accounts: accountStore(table()),
  profiles: profileStore(table()),
  frontPages: frontPageStore(table()),
  journal: journalStore(table()),
  ...integrityDeps(),
  entries: entryStore(table()),
  chain: chainStore(table()),
  destructions: destructionStore(table()),
  witnesses: witnessStore(table()),
  witnessing: witnessingStore(table()),
  logFiles: logFiles(env('LOG_BUCKET'), s3Client),
  signExport: (text) => noteSigner('exports', kmsKey(env('EXPORTS_KEY_ARN'))).sign(text),
  signIns: signInStore(table()),
  access: accessStore(table()),
  passkeys: passkeyStore(table()),
  packages: packageStore(table()),
  papers: paperStore(table()),
  mails: orderMailStore(table()),
  calendars: calendarStore(table()),
  annex: importStore(table()),
  places: placeStore(table()),
  matters: matterStore(table()),
  images: imageFiles(),
  batch: entryBatch(table()),
  thumbnail: (file) => inImageWorker('signatureThumbnail', file),
  pageCount,
  cipherOf: (account) => fieldCipher(account, now),
  documents: documents(),
  logEvidence,
  objects: exportObjects(),
  viewerPage: async () => (await import('#functions/adapters/data-export/viewer-page.ts')).viewerPage(),
  sendMail: async (mail) => {
    const { sendMail } = await import('#functions/adapters/email/email.ts');
    return sendMail(mail);
  },
  // SES quotes the address in its messages, so log only the kind of error.
  reportUnsent: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
  siteUrl: env('SITE_URL'),
  now,
  wait: (milliseconds) => wait(milliseconds),
  // About 30 seconds of work, and small enough to keep in memory.
  parcel: { entries: 100, bytes: 24 * 1024 * 1024, volume: 500 },
});
