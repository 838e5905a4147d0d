import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import type { Outcome } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import type { GetEntryDeps } from '../entries/get-entry.ts';

/** Dependencies of documents that only need the matter. */
export type LetterDeps = { documents: Pick<SignedDocuments, 'duty'>; now: () => Date };

/** Dependencies of all documents of matters. */
export type DocumentDeps = GetEntryDeps & LetterDeps;

/** Makes one document: its PDF, or the reason why it can't be made. */
export type MakeDocument<M extends Matter = Matter, Deps extends LetterDeps = LetterDeps> = (
  deps: Deps,
  input: { account: Account; matter: M },
) => Promise<Outcome<Uint8Array>>;
