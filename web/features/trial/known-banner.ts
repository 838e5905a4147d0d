const key = 'account_banner';

/** Returns whether this device last showed a banner to the notary; true if it does not know, as for a new account's trial. */
export function hadBanner(notaryId: string): boolean {
  return localStorage.getItem(key) !== `${notaryId} none`;
}

/** Remembers whether the notary's account has a banner. */
export function rememberBanner(notaryId: string, has: boolean): void {
  localStorage.setItem(key, `${notaryId} ${has ? 'shown' : 'none'}`);
}
