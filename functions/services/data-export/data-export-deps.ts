import type { ExportObjects } from '#functions/adapters/data-export/export-objects.ts';
import type { FieldCipher } from '#functions/adapters/field-cipher.ts';
import type { ImageFiles } from '#functions/adapters/image-files.ts';
import type { Mail } from '#functions/adapters/mail.ts';
import type { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import type { Account, AccountStore } from '#functions/store/account-store.ts';
import type { ChainStore } from '#functions/store/chain-store.ts';
import type { DataExport, DataExportStore } from '#functions/store/data-export-store.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import type { ProfileStore } from '#functions/store/profile-store.ts';
import type { SignInStore } from '#functions/store/sign-in-store.ts';

/** What the work on an export needs. */
export type DataExportDeps = {
  exports: DataExportStore;
  accounts: Pick<AccountStore, 'get'>;
  profiles: Pick<ProfileStore, 'get'>;
  journal: Pick<JournalStore, 'ledger' | 'month'>;
  entries: Pick<EntryStore, 'get' | 'draftRows' | 'submittedRows'>;
  chain: ChainStore;
  signIns: Pick<SignInStore, 'latest'>;
  images: ImageFiles;
  cipherOf: (account: Account) => FieldCipher;
  entryPdf: typeof entryPdf;
  objects: ExportObjects;
  sendMail: (mail: Mail) => Promise<void>;
  /** Told of a mail that could not be sent. */
  reportUnsent: (error: unknown) => void;
  siteUrl: string;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
  /** At most so many entries and, but for the last of them, so many bytes go into one parcel. */
  parcel: { entries: number; bytes: number };
};

/** One export under work, and whose it is. */
export type Job = { account: Account; job: DataExport };

/** How far a round brought an export. */
export type Progress = Partial<
  Pick<DataExport, 'stage' | 'position' | 'parcels' | 'bytes' | 'status' | 'finishedAt'>
> &
  Partial<Pick<DataExport, 'sizeBytes' | 'fileUntil'>>;
