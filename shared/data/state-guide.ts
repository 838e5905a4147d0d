/**
 * How certain a statement is. High: the text of the law or an official publication was read. Medium: it was read in part,
 * or others report it. Low: nothing confirms it yet, so it is shown as "to be verified".
 */
export type Confidence = 'high' | 'medium' | 'low';

/** A statement about a state's journal law in plain words. */
export type Statement = {
  text: string;
  /** The `cite` of one of the guide's sources, which says when it was read. */
  cite: string;
  confidence: Confidence;
};

/** Good practice that we recommend and no law requires. */
export type Advice = { text: string; advice: true };

/** Returns what a text of law or an official publication says. */
export const high = (cite: string, text: string): Statement => ({ text, cite, confidence: 'high' });

/** Returns a statement that was read in part, or that others report. */
export const medium = (cite: string, text: string): Statement => ({ text, cite, confidence: 'medium' });

/** Returns a statement that nothing confirms yet. */
export const low = (cite: string, text: string): Statement => ({ text, cite, confidence: 'low' });

export const advice = (text: string): Advice => ({ text, advice: true });

/**
 * The source of statements. `url` is where its publisher has it, for a law the official page, and `readAt` the copy or
 * report that we read, if it was another page. `quote` is at most 25 words of it, and `read` the day on which we read it.
 */
export type Source = { cite: string; url?: string; readAt?: string; quote?: string; read: string };

/** A state's guide to the journal: the part that is read, not enforced. */
export type StateGuide = {
  /** Which acts must be journaled. */
  duty: readonly (Statement | Advice)[];
  /** Paper or electronic, and how many journals at a time. */
  format: readonly (Statement | Advice)[];
  retention: readonly (Statement | Advice)[];
  /** Required and prohibited content of an entry. */
  entry: readonly (Statement | Advice)[];
  fees: readonly (Statement | Advice)[];
  /** Anything else worth knowing. */
  more: readonly (Statement | Advice)[];
  /** Questions that a careful reader should have the state answer. */
  questions: readonly string[];
  sources: readonly Source[];
  /** How certain the reading is as a whole. */
  confidence: Confidence;
  /** The text of the law that was read, in words, with its date. */
  lawRead: string;
};
