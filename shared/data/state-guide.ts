/** A statement about a state's journal law in plain words, with its citation. */
export type Statement = {
  text: string;
  /** The `cite` of one of the guide's sources; missing only for practice that is not law. */
  cite?: string;
  /** Not confirmed by the text of the law; shown as "to be verified". */
  toVerify?: true;
};

/** The source of a statement. `quote` is at most 25 words of the law. */
export type Source = { cite: string; url?: string; quote?: string };

/** What a notary in a state should know about the journal: the part that is read, not enforced. */
export type StateGuide = {
  /** Which acts must be journaled. */
  duty: readonly Statement[];
  /** Paper or electronic, and how many journals at a time. */
  format: readonly Statement[];
  retention: readonly Statement[];
  /** End of the commission, death, surrender, loss, and theft. */
  handOver: readonly Statement[];
  /** Required and prohibited content of an entry. */
  entry: readonly Statement[];
  fees: readonly Statement[];
  /** Anything else worth knowing. */
  more: readonly Statement[];
  /** Questions that a careful reader should have the state answer. */
  questions: readonly string[];
  sources: readonly Source[];
  /** How certain the reading is as a whole. */
  confidence: 'high' | 'medium' | 'low';
  /** The text of the law that was read, in words, with its date. */
  lawRead: string;
};
