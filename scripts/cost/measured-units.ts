/** The cost of a call: units of the table, and milliseconds of its handler. */
export type CallUnits = { read: number; write: number; milliseconds: number };

/** The units of a call that the bench counted, and the time of its handler if it took that too. */
export type MeasuredUnits = Omit<CallUnits, 'milliseconds'> & { milliseconds: number | undefined };

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
export function measuredUnits(page: string): Map<string, MeasuredUnits> {
  const units = tableAfter(page, '| read / write units | 100 entries | 1,000 entries |');
  const times = tableAfter(page, '| call | median ms |');
  return new Map(
    [...units].map(([call, cells]) => {
      const [read, write] = (cells[2] ?? '').split(' / ').map(Number);
      const time = times.get(call)?.[1];
      const milliseconds = time === undefined ? undefined : Number(time);
      if (read === undefined || write === undefined || Number.isNaN(read + write + (milliseconds ?? 0))) {
        throw new Error(`docs/performance.md has no figures of "${call}"`);
      }
      return [call, { read, write, milliseconds }];
    }),
  );
}

/** The work of one process of the background in a second. */
export type MeasuredRates = {
  /** Leaves that one sequencer adds to the public log in a second, and in a second of its processor. */
  leaves: number;
  leavesOfCpu: number;
  /** Entries that are verified in a second of a processor, and the read units of one. */
  verifiedOfCpu: number;
  readsOfVerified: number;
};

/** Reads the rates of the public log and of the verification from docs/performance.md. */
export function measuredRates(page: string): MeasuredRates {
  const log = tableAfter(page, '|  | leaves | s |').get('one sequencer') ?? [];
  const verification = tableAfter(page, '|  | entries | s |').get('one run') ?? [];
  const number = (cell: string | undefined) => {
    const value = Number((cell ?? '').replaceAll(',', ''));
    if (!(value > 0)) throw new Error('docs/performance.md has no rates of the log and the verification');
    return value;
  };
  return {
    leaves: number(log[3]),
    leavesOfCpu: number(log[5]),
    verifiedOfCpu: number(verification[4]),
    readsOfVerified: number(verification[5]),
  };
}
