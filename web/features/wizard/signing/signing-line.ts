/** One signature that a person gives: for what, and where it goes. */
export type SigningLine = {
  /** Where the caller keeps the signature; unique in a session. */
  path: string;
  /** How the notary's form counts the person: "Signer 1". */
  label: string;
  /** The person's full name; empty while unknown. */
  person: string;
  role: 'signer' | 'credible_witness' | 'witness';
  /** The person makes a mark, such as an X, instead of a signature. */
  byMark?: boolean;
  /** The title of the document; empty while unknown. */
  document: string;
  /** The code of the notarial act; empty while unknown. */
  act: string;
};
