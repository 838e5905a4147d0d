import { journalPartitions } from '#functions/store/table/keys.ts';

/** Returns the partition of the journal list to process at a given time, in rotation every few minutes. */
export function partitionsInTurn(at: Date, minutes: number): readonly string[] {
  const turn = Math.floor(at.getTime() / (minutes * 60_000)) % journalPartitions.length;
  return journalPartitions.slice(turn, turn + 1);
}
