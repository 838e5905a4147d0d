/** What the sealed secret of a second factor is bound to, besides its notary: it opens as no other factor's. */
export const secretSealedFor = (factorId: string) => `second-factor/${factorId}`;
