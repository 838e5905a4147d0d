import { isValid } from 'ulid';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { inJournal, journalsOf } from '#functions/store/account/journals.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { DeliveredFile } from '../exports/deliver-file.ts';
import { destructionCertificate } from './destruction-certificate.ts';

type Deps = {
  destructions: Pick<DestructionStore, 'record'>;
  documents: Pick<SignedDocuments, 'duty'>;
  now: () => Date;
};

/**
 * Returns the certificate of a destruction as a signed PDF. DESTRUCTION_NOT_FOUND before it is finished. On
 * every plan.
 */
export async function getDestructionCertificate(
  { destructions, documents, now }: Deps,
  account: Account,
  destructionId: string,
): Promise<Outcome<DeliveredFile>> {
  if (!isValid(destructionId)) return refuse('DESTRUCTION_NOT_FOUND');
  const found = await Promise.all(
    journalsOf(account).map(async (journalId) => ({
      journalId,
      record: await destructions.record(journalId, destructionId),
    })),
  );
  const { journalId, record } = found.find((one) => one.record) ?? {};
  if (!journalId || !record?.finishedAt) return refuse('DESTRUCTION_NOT_FOUND');
  const { finishedAt } = record;
  const owner = inJournal(account, journalId);
  const bytes = await documents.duty(destructionCertificate(owner, { ...record, finishedAt }, now()));
  const place = record.state ? `-${record.state}` : '';
  const fileName = `destruction-certificate-${record.year}${place}.pdf`;
  return ok({ bytes, contentType: 'application/pdf', fileName });
}
