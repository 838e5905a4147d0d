import { doubts } from '../data/doubts.ts';
import { codeName } from '../entry/words.ts';

const inSentence = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Returns what an entry says about each doubt that its notary had not answered: `Sealed with an open doubt: an ID had …`. */
export const openDoubtWords = (codes: readonly string[] = []): string[] =>
  codes.map((code) => `Sealed with an open doubt: ${inSentence(codeName(doubts, code))}`);
