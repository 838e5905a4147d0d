import { warn } from '../warn.ts';

/** Complaints about the form of a request (shared/schemas/sentences.ts). They are about our code, and no notary can mend them. */
const aboutOurCode =
  /\bmust be (?:text|true or false|a number|a whole number|a list|an object)$|^Unknown field\b|^The request\b/u;

const instead =
  'This form could not be sent as it is. Your entries are still here: reload the page and try again. If it happens again, contact support.';

/** Returns the sentences of a refusal without those that are about our code. They are logged, and one sentence stands for them. */
export function usersWords(sentences: readonly string[]): string[] {
  const ours = sentences.filter((sentence) => aboutOurCode.test(sentence));
  if (ours.length === 0) return [...sentences];
  warn('A request had another form than the API takes', ours);
  return [...sentences.filter((sentence) => !ours.includes(sentence)), instead];
}
