/** The path of a drawn signature in the form. */
export type SignaturePath =
  | `signers.${number}.signatureDataUrl`
  | `credibleWitnesses.${number}.signatureDataUrl`
  | `markWitnesses.${number}.signatureDataUrl`;

type SignedAsPath = `${'signers' | 'credibleWitnesses' | 'markWitnesses'}.${number}.signedAs`;

/** Returns the path of what a person saw when signing. */
export const signedAsPath = (path: SignaturePath) =>
  path.replace('signatureDataUrl', 'signedAs') as SignedAsPath;
