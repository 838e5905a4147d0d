import { type DoubtCode, doubtCodes } from '../data/doubts.ts';
import type { EntryContent } from './law/entry-content.ts';

/** Returns the codes of the doubts that an entry raises and its notary has not answered, each once. */
export function openDoubts(
  { warningResponses }: Pick<EntryContent, 'warningResponses'>,
  raised: readonly { doubt?: DoubtCode }[],
): DoubtCode[] {
  const answered = new Set<string | null | undefined>(warningResponses?.map(({ warning }) => warning));
  const codes = new Set(raised.flatMap(({ doubt }) => doubt ?? []));
  return doubtCodes.filter((code) => codes.has(code) && !answered.has(code));
}
