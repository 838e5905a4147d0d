/**
 * Returns the text that binds the sealed secret of a second factor, besides its notary: it does not open for
 * another factor.
 */
export const secretContext = (factorId: string) => `second-factor/${factorId}`;
