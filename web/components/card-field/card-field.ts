/** A refusal in the payment provider's words. */
export type CardRefusal = {
  message: string;
  /** The same payment may be confirmed again with another card. */
  isRetryable?: boolean;
};

/** The card of a payment: a field to enter it in, and what the payment provider does with it. */
export type CardField = {
  /**
   * Draws the field into an empty element; answers the way to take it down. `onMessage` is told what is
   * wrong where the field has no room to say so. What is entered in it goes to the payment provider alone.
   */
  mount: (place: HTMLElement, onMessage: (message: string | undefined) => void) => () => void;
  /**
   * Makes a payment method of what was entered, which stays in the field. `isRepeat` after a try that
   * nobody answered: a card that was not edited since is the same payment method again.
   */
  createPaymentMethod: (options?: { isRepeat?: boolean }) => Promise<{ id: string } | CardRefusal>;
  /**
   * Confirms a payment or a set-up with its client secret, asking the bank where it wants to be asked:
   * with the given payment method, else with the one that the payment has already.
   */
  confirm: (clientSecret: string, paymentMethodId?: string) => Promise<{ ok: true } | CardRefusal>;
};

/** Whether the secret is that of a card being set up, and not of a payment. */
export function isSetup(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}
