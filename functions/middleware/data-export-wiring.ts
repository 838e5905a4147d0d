import { setTimeout as wait } from 'node:timers/promises';
import { exportObjects } from '#functions/adapters/data-export/export-objects.ts';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import { env } from '#functions/env.ts';
import type { DataExportDeps } from '#functions/services/data-export/data-export-deps.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { chainStore } from '#functions/store/chain-store.ts';
import { dataExportStore } from '#functions/store/data-export-store.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { signInStore } from '#functions/store/sign-in-store.ts';
import { table } from '#functions/store/table.ts';
import { log, logMessages } from './log-request.ts';

const now = () => new Date();

/** What the work on exports needs in a function. */
export const dataExportDeps = (): DataExportDeps => ({
  exports: dataExportStore(table()),
  accounts: accountStore(table()),
  profiles: profileStore(table()),
  journal: journalStore(table()),
  entries: entryStore(table()),
  chain: chainStore(table()),
  signIns: signInStore(table()),
  images: imageFiles(),
  cipherOf: (account) => fieldCipher(account, now),
  entryPdf: async (...printed) => {
    const { entryPdf } = await import('#functions/adapters/pdf/entry-pdf.ts');
    return entryPdf(...printed);
  },
  objects: exportObjects(),
  sendMail: async (mail) => {
    const { sendMail } = await import('#functions/adapters/mail.ts');
    return sendMail(mail);
  },
  // The mail service names the address in its messages: only the kind of error is logged.
  reportUnsent: (error) =>
    log().error(logMessages.mailFailed, { kind: error instanceof Error ? error.name : typeof error }),
  siteUrl: env('SITE_URL'),
  now,
  wait: (milliseconds) => wait(milliseconds),
  // Some 30 seconds of work, and little enough to be held in memory.
  parcel: { entries: 100, bytes: 24 * 1024 * 1024 },
});
