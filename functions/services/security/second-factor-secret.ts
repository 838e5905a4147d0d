/** Returns the encryption context that binds a sealed secret to its factor, besides its notary. */
export const secretContext = (factorId: string) => `second-factor/${factorId}`;
