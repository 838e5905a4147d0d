/** The notary who put off the practice states, stored until the browser tab closes. */
const key = 'practice_states_put_off';

/** Puts off the practice states in this browser session. */
export function putOffPracticeStates(notaryId: string): void {
  sessionStorage.setItem(key, notaryId);
}

/** Tells whether the notary put off the practice states in this browser session. */
export function arePracticeStatesPutOff(notaryId: string): boolean {
  return sessionStorage.getItem(key) === notaryId;
}
