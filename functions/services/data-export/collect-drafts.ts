import { inJournal } from '#functions/store/account/journals.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { draftsPart } from './collect-account.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { type ExportedEntry, exportedEntry } from './exported-entry.ts';
import { keepParcel } from './keep-parcel.ts';
import type { ExportedFile } from './parcel.ts';

/** A concurrent save, submission, or deletion can remove an image of a draft just read. */
const tries = 3;

/** Returns the current draft. Undefined if it was deleted in the meantime. */
async function draftNow(
  deps: DataExportDeps,
  { account }: Job,
  id: string,
): Promise<ExportedEntry | undefined> {
  const reader = { ...deps, cipher: deps.cipherOf(account) };
  let failure: unknown;
  let before: EntryItem | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const draft = await deps.entries.getDraft(account, id, deps.now());
    if (!draft) return undefined;
    // The same version would fail again.
    if (before?.version === draft.version) break;
    before = draft;
    try {
      // A draft submitted since then is verified as an entry. If damaged, it is reported and left out.
      const owner = inJournal(account, draft.otherJournal ?? account.journalId);
      const exported = await exportedEntry(reader, owner, draft, 'draft');
      return exported.ok ? exported.value : undefined;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error('A draft cannot be read', { cause: failure });
}

/** Second stage: collects the next drafts, each as JSON with its images. */
export async function collectDrafts(deps: DataExportDeps, { account, job }: Job): Promise<Progress> {
  const ids: string[] = JSON.parse((await deps.objects.kept(account.id, job.id, draftsPart)).toString());
  const files: ExportedFile[] = [];
  let bytes = 0;
  let { position } = job;
  const end = Math.min(ids.length, position + deps.parcel.entries);
  for (; position < end && bytes < deps.parcel.bytes; position += 1) {
    const draft = await draftNow(deps, { account, job }, ids[position] ?? '');
    files.push(...(draft?.files ?? []));
    bytes += draft?.files.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
  }
  const stored = files.length > 0 ? await keepParcel(deps, { account, job }, files) : {};
  return { ...stored, ...(position < ids.length ? { position } : { stage: 'entries', position: 0 }) };
}
