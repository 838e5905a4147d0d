import { journalPartitions } from '#functions/store/table/keys.ts';

/** Returns the partition of the list of journals whose turn it is at a time, when they take turns every few minutes. */
export function partitionsInTurn(at: Date, minutes: number): readonly string[] {
  const turn = Math.floor(at.getTime() / (minutes * 60_000)) % journalPartitions.length;
  return journalPartitions.slice(turn, turn + 1);
}
