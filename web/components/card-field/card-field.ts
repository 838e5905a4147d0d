/** A refusal with the payment provider's message. */
export type CardRefusal = {
  message: string;
  /** Whether the same payment may be confirmed with another card. */
  isRetryable?: boolean;
};

/** A field for entering a card, and the payment provider's actions with it. */
export type CardField = {
  /**
   * Renders the field into an empty element and returns a function that removes it. `onMessage` receives problems
   * that the field cannot show itself. The input goes only to the payment provider.
   */
  mount: (place: HTMLElement, onMessage: (message: string | undefined) => void) => () => void;
  /**
   * Creates a payment method from the input, which stays in the field. With `isRepeat`, after an unanswered attempt,
   * an unchanged card returns the same payment method.
   */
  createPaymentMethod: (options?: { isRepeat?: boolean }) => Promise<{ id: string } | CardRefusal>;
  /**
   * Confirms a payment or card setup with its client secret, through the bank's authentication if required. Uses the
   * given payment method, or the one that the payment already has.
   */
  confirm: (clientSecret: string, paymentMethodId?: string) => Promise<{ ok: true } | CardRefusal>;
};

/** Tells whether the secret belongs to a card setup instead of a payment. */
export function isSetup(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}
