/** The cost of a call: units of the table, and milliseconds of its handler. */
export type CallUnits = { read: number; write: number; milliseconds: number };

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of the table that follows a line, by their first cell. */
function tableAfter(page: string, beginning: string): Map<string, string[]> {
  const lines = page.split('\n');
  const header = lines.findIndex((line) => line.startsWith(beginning));
  if (header < 0) throw new Error(`docs/performance.md has no table "${beginning}"`);
  const rest = lines.slice(header + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return new Map(rest.slice(0, end).map((row) => [cellsOf(row)[0] ?? '', cellsOf(row)]));
}

/**
 * Reads what `npm run bench` measured from docs/performance.md: the units of each call in the journal of 1,000 entries, and
 * the median time of its handler.
 */
export function measuredUnits(page: string): Map<string, CallUnits> {
  const units = tableAfter(page, '| read / write units | 100 entries | 1,000 entries |');
  const times = tableAfter(page, '| call | median ms |');
  return new Map(
    [...units].map(([call, cells]) => {
      const [read, write] = (cells[2] ?? '').split(' / ').map(Number);
      const milliseconds = Number(times.get(call)?.[1]);
      if (read === undefined || write === undefined || Number.isNaN(read + write + milliseconds)) {
        throw new Error(`docs/performance.md has no figures of "${call}"`);
      }
      return [call, { read, write, milliseconds }];
    }),
  );
}
