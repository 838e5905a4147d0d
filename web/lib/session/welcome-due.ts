/** The notary who just registered in this tab and has not been welcomed yet. */
const name = 'trial_welcome_due';

/** Marks the welcome as due after a registration. */
export function expectWelcome(userId: string): void {
  sessionStorage.setItem(name, userId);
}

/** Returns whether this notary is still to be welcomed; survives a reload of the page. */
export function isWelcomeDue(userId: string): boolean {
  return sessionStorage.getItem(name) === userId;
}

/** Marks the notary as welcomed. */
export function settleWelcome(): void {
  sessionStorage.removeItem(name);
}
