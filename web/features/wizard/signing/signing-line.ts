import type { SignedFacts } from '#shared/rules/law/signed-as.ts';

/** One signature that a person gives: for what, and where it goes. */
export type SigningLine = {
  /** Where the caller keeps the signature; unique in a session. */
  path: string;
  /** How the notary's form counts the person: "Signer 1". */
  label: string;
  role: 'signer' | 'credible_witness' | 'witness';
  /** The person makes a mark, such as an X, instead of a signature. */
  byMark?: boolean;
  /** The names of the signers whom a credible witness knows. */
  knows?: readonly string[];
  /** The content of the screen: the person's full name, the act, and the titles of the documents. Kept with the signature. */
  facts: SignedFacts;
  /** The first fact that is not entered yet: the field, and what to do. Nobody signs before. */
  missing?: { path: string; message: string } | undefined;
};

/** Returns the titles that a line shows, as one text. */
export const titlesOf = ({ facts }: Pick<SigningLine, 'facts'>): string => facts.documents.join(', ');
