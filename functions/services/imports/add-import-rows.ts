import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { limits } from '#shared/data/limits.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { importedRowProblems } from '#shared/imports/imported-row-problems.ts';
import { dayIn } from '#shared/rules/dates.ts';

type AddImportRowsInput = {
  account: Pick<Account, 'id' | 'timezone'>;
  importId: string;
  batch: number;
  rows: readonly ImportedRow[];
};

/**
 * Adds rows to an import in progress. Resending a batch changes nothing. INVALID_FIELDS, storing nothing of
 * the batch, if a row contains prohibited content; IMPORT_COMPLETE or IMPORT_NOT_FOUND if the import isn't
 * open.
 */
export async function addImportRows(
  { annex, now }: { annex: Pick<ImportStore, 'addBlock' | 'get'>; now: () => Date },
  { account, importId, batch, rows }: AddImportRowsInput,
): Promise<Outcome<undefined>> {
  const at = now();
  const today = dayIn(account.timezone, at);
  const problems = rows.flatMap((row, index) =>
    importedRowProblems(row, today).map((problem) => `Row ${index + 1}: ${problem}`),
  );
  if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems.slice(0, limits.complaints) });
  const added = await annex.addBlock(account.id, importId, { number: batch, rows }, at);
  if (added === 'added') return ok(undefined);
  if (added === 'taken') return refuse('IMPORT_INCOMPLETE');
  const found = await annex.get(account.id, importId);
  return refuse(found?.status === 'complete' ? 'IMPORT_COMPLETE' : 'IMPORT_NOT_FOUND');
}
