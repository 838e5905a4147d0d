/** Something that a state's law says about the journal, in plain words, and where it stands. */
export type Statement = {
  text: string;
  /** The `cite` of one of the guide's sources; missing only for what is practice and not law. */
  cite?: string;
  /** Not confirmed by the text of the law: shown as "to be verified". */
  toVerify?: true;
};

/** Where a statement was read. `quote` is at most 25 words of the law. */
export type Source = { cite: string; url?: string; quote?: string };

/** What a notary of a state should know about the journal: the part that is read, not enforced. */
export type StateGuide = {
  /** Which acts must be journaled. */
  duty: readonly Statement[];
  /** Paper or electronic, how many journals at a time. */
  format: readonly Statement[];
  retention: readonly Statement[];
  /** The end of the commission, death, surrender, loss and theft. */
  handOver: readonly Statement[];
  /** What an entry holds, and what it must not hold. */
  entry: readonly Statement[];
  fees: readonly Statement[];
  /** Anything else worth knowing. */
  more: readonly Statement[];
  /** What a careful reader should have confirmed by the state. */
  questions: readonly string[];
  sources: readonly Source[];
  /** How sure the reading is as a whole. */
  confidence: 'high' | 'medium' | 'low';
  /** Which text of the law was read, in words, with its date. */
  lawRead: string;
};
