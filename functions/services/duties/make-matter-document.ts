import { createHash } from 'node:crypto';
import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import { type DeliveredFile, responseBytes } from '../exports/deliver-file.ts';
import { addStep } from './add-step.ts';
import { documentMaker } from './document-makers.ts';
import type { DocumentDeps } from './make-document.ts';

export type MakeMatterDocumentDeps = DocumentDeps & {
  matters: Pick<MatterStore, 'get' | 'replace'>;
  exports: Pick<ExportFiles, 'offer'>;
};

export type MakeMatterDocumentInput = { account: Account; matterId: string; document: string };

/** Attempts to record a document while other devices add steps. */
const tries = 5;

/**
 * Returns a matter's document as a signed PDF. First records it with its digest as a step, so every document
 * that exists is listed in the matter. MATTER_STEP_REFUSED for a document that can't be made now. On every
 * plan.
 */
export async function makeMatterDocument(
  deps: MakeMatterDocumentDeps,
  { account, matterId, document }: MakeMatterDocumentInput,
): Promise<Outcome<DeliveredFile>> {
  const matter = await deps.matters.get(account.id, matterId);
  if (!matter) return refuse('MATTER_NOT_FOUND');
  const make = documentMaker(matter.kind, document);
  const isPossible = document === 'record' || rulesOf(matter.kind).documents(matter).includes(document);
  if (!make || !isPossible) return refuse('MATTER_STEP_REFUSED');
  const made = await make(deps, { account, matter });
  if (!made.ok) return made;
  const bytes = made.value;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const noted = await noteDocument(deps, account.id, matterId, { document, digest });
  if (!noted.ok) return noted;
  const subject = document === 'copy' ? 'entry' : matter.kind;
  const file = { name: `${subject}-${document}.pdf`.replaceAll('_', '-'), type: 'application/pdf' };
  if (bytes.length <= responseBytes) return ok({ bytes, contentType: file.type, fileName: file.name });
  return ok({
    redirectTo: await deps.exports.offer(account.id, { ...file, id: `${matterId}-${digest}.pdf`, bytes }),
  });
}

async function noteDocument(
  { matters, now }: Pick<MakeMatterDocumentDeps, 'matters' | 'now'>,
  notaryId: string,
  matterId: string,
  made: { document: string; digest: string },
): Promise<Outcome<unknown>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const matter = await matters.get(notaryId, matterId);
    if (!matter) return refuse('MATTER_NOT_FOUND');
    const step = { kind: 'document_made' as const, note: '', at: now().toISOString(), ...made };
    const added = await addStep(matters, notaryId, matter, step);
    if (added.ok || added.code !== 'MATTER_VERSION_STALE') return added;
  }
  return refuse('BUSY', { retryAfter: 1 });
}
