/** A notary's actions on a phone: taps (a long press is one), keystrokes, and signatures drawn by signers. */
export type Effort = { taps: number; keystrokes: number; signatures: number };

/**
 * The actions that common acts take from the dashboard until they are sealed, and those of an order from its email to the
 * tax export, counted in a browser at 390 px. test/browser/taps.test.ts and order-to-tax-return.test.ts count again and
 * compare. `most` is the target, and lacks counts without a limit.
 */
export const tapCounts = {
  'repeat signer, plain acknowledgment': {
    most: { taps: 9, keystrokes: 6, signatures: 1 },
    counted: { taps: 9, keystrokes: 6, signatures: 1 },
  },
  'new signer by ID scan': {
    most: { taps: 12 },
    counted: { taps: 8, keystrokes: 0, signatures: 1 },
  },
  'one signer, 8 documents, 8 entries': {
    most: { taps: 26, keystrokes: 20, signatures: 8 },
    counted: { taps: 20, keystrokes: 6, signatures: 8 },
  },
  'one signer, 8 documents without a list': {
    most: { taps: 26, signatures: 8 },
    counted: { taps: 26, keystrokes: 46, signatures: 8 },
  },
  'two signers, 10 documents, 20 entries': {
    most: { taps: 70, signatures: 20 },
    counted: { taps: 36, keystrokes: 12, signatures: 20 },
  },
  'order from an email, with its entry, drive, invoice, and tax export': {
    most: { taps: 30 },
    counted: { taps: 27, keystrokes: 0, signatures: 1 },
  },
} as const satisfies Record<string, { most: Partial<Effort>; counted: Effort }>;
