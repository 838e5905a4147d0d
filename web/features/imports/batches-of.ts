import { limits } from '#shared/data/limits.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';

/** Returns rows in batches that fit a request. */
export function batchesOf(rows: readonly ImportedRow[]): ImportedRow[][] {
  const size = new TextEncoder();
  // Room for the rest of the body.
  const most = limits.importBatchBytes - 1_024;
  const batches: ImportedRow[][] = [];
  let bytes = most;
  for (const row of rows) {
    const length = size.encode(JSON.stringify(row)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < limits.importBatchRows && bytes + length <= most) {
      last.push(row);
      bytes += length;
    } else {
      batches.push([row]);
      bytes = length;
    }
  }
  return batches;
}
