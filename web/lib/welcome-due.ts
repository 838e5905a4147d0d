/** Which notary has just registered in this tab and has not been welcomed yet. */
const name = 'trial_welcome_due';

/** A notary has registered: the welcome is due. */
export function expectWelcome(userId: string): void {
  sessionStorage.setItem(name, userId);
}

/** Whether this notary is still to be welcomed; a reload of the page does not forget it. */
export function isWelcomeDue(userId: string): boolean {
  return sessionStorage.getItem(name) === userId;
}

/** The notary was welcomed. */
export function settleWelcome(): void {
  sessionStorage.removeItem(name);
}
