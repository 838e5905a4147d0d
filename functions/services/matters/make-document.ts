import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import type { Outcome } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { Matter } from '#shared/schemas/matter.ts';

/** Dependencies of all documents of matters. */
export type DocumentDeps = { documents: Pick<SignedDocuments, 'duty'>; now: () => Date };

/** Makes one document: its PDF, or why it cannot be made. */
export type MakeDocument<M extends Matter = Matter> = (
  deps: DocumentDeps,
  input: { account: Account; matter: M },
) => Promise<Outcome<Uint8Array>>;
