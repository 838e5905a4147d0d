import type { ExportObjects } from '#functions/adapters/data-export/export-objects.ts';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { DataExport, DataExportStore } from '#functions/store/account/data-export-store.ts';
import type { FrontPageStore } from '#functions/store/account/front-page-store.ts';
import type { PackageStore } from '#functions/store/account/package-store.ts';
import type { PlaceStore } from '#functions/store/account/place-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import type { PasskeyStore } from '#functions/store/security/passkey-store.ts';
import type { SignInStore } from '#functions/store/security/sign-in-store.ts';
import type { IntegrityDeps } from '../entries/damaged.ts';
import type { EntryEvidenceDeps } from '../evidence/entry-evidence.ts';
import type { CertifyJournalDeps } from '../exports/certify-journal.ts';
import type { PrintJournalDeps } from '../exports/print-journal.ts';
import type { BusinessDeps } from './business-files.ts';
import type { LogProofsDeps } from './log-proofs.ts';

/** Dependencies of a data export. */
export type DataExportDeps = IntegrityDeps &
  BusinessDeps &
  LogProofsDeps &
  Omit<PrintJournalDeps, 'documents' | 'images'> &
  Omit<CertifyJournalDeps, 'documents' | 'journal' | 'annex' | 'witnesses'> & {
    exports: DataExportStore;
    accounts: Pick<AccountStore, 'get'>;
    profiles: Pick<ProfileStore, 'get'>;
    frontPages: Pick<FrontPageStore, 'get' | 'changes'>;
    journal: Pick<JournalStore, 'ledger' | 'draftCount'>;
    entries: Pick<EntryStore, 'get' | 'getDraft' | 'draftRows' | 'submittedRows'>;
    signIns: Pick<SignInStore, 'latest'>;
    access: Pick<AccessStore, 'page'>;
    packages: Pick<PackageStore, 'get'>;
    annex: Pick<ImportStore, 'imports' | 'blocks'>;
    places: Pick<PlaceStore, 'all'>;
    matters: Pick<MatterStore, 'all' | 'get'>;
    witnesses: Pick<WitnessStore, 'indexes' | 'witness'>;
    passkeys: Pick<PasskeyStore, 'list'>;
    images: ImageFiles;
    cipherOf: (account: Account) => FieldCipher;
    documents: SignedDocuments;
    pageCount: (pdf: Uint8Array) => Promise<number>;
    logEvidence: EntryEvidenceDeps['logEvidence'];
    objects: ExportObjects;
    /** Returns a text as a note signed with the key for exports. */
    signExport: (text: string) => Promise<string>;
    /** Returns the page that shows an export in a browser. */
    viewerPage: () => Promise<string>;
    sendMail: (mail: Mail) => Promise<void>;
    /** Reports an email that could not be sent. */
    reportUnsent: (error: unknown) => void;
    siteUrl: string;
    now: () => Date;
    wait: (milliseconds: number) => Promise<unknown>;
    /**
     * Limits: entries per parcel, bytes per parcel (only its last entry may exceed them), and entries per
     * printed volume.
     */
    parcel: { entries: number; bytes: number; volume: number };
  };

/** An export in progress, and its account with the exported journal in view. */
export type Job = { account: Account; job: DataExport };

/** The progress made by a round. */
export type Progress = Partial<
  Pick<DataExport, 'stage' | 'position' | 'parcels' | 'bytes' | 'status' | 'finishedAt'>
> &
  Partial<Pick<DataExport, 'sizeBytes' | 'fileUntil'>>;
