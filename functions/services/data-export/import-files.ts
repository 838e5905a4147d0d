import { toWire } from '#shared/contract/wire.ts';
import { importLine } from '#shared/imports/imported-row.ts';
import { importView } from '../imports/import-view.ts';
import { completeImports } from '../imports/list-imports.ts';
import type { DataExportDeps } from './data-export-deps.ts';
import type { ExportedFile } from './parcel.ts';

/**
 * Returns the imported entries as export files: a list of the imports, and a file of rows for each, whose
 * SHA-256 is the import's digest. Empty without imports. At most 50,000 rows, about 20 MB.
 */
export async function importFiles(
  { annex }: Pick<DataExportDeps, 'annex'>,
  notaryId: string,
): Promise<ExportedFile[]> {
  const imports = await completeImports(annex, notaryId);
  if (imports.length === 0) return [];
  const list = `${JSON.stringify(toWire(imports.map(importView)), null, 2)}\n`;
  const files: ExportedFile[] = [{ name: 'annex/imports.json', content: Buffer.from(list) }];
  for (const { id } of imports) {
    const blocks: Buffer[] = [];
    for await (const { rows } of annex.blocks(notaryId, id))
      blocks.push(Buffer.from(rows.map(importLine).join('')));
    files.push({ name: `annex/${id}.jsonl`, content: Buffer.concat(blocks) });
  }
  return files;
}
