/** Questions about cells that can be read in two ways, with the answers. Without an answer, such a cell is a problem of its row. */
export const answerValues = {
  /** The first number of a date such as 3/4/2020. */
  dateOrder: ['month-first', 'day-first'],
  /** The day that a spreadsheet counts from. */
  dateSystem: ['1900', '1904'],
  /** Times that name another time zone than the notary’s. */
  otherZone: ['convert', 'keep'],
  /** Times without AM or PM. */
  halfDay: ['as-written', 'office-hours', 'leave-out'],
  /** A fee such as 15,00. */
  decimalComma: ['decimal', 'thousands'],
  /** A fee such as “-”. */
  noAmount: ['zero', 'blank'],
  /** Names with “&” or “and” between them. */
  joinedNames: ['split', 'one'],
  /** Such names with an organization or a role. */
  organization: ['one', 'part'],
  /** A name with a comma. */
  nameComma: ['last-first', 'several', 'as-written'],
  /** Cells with a ditto mark. */
  ditto: ['repeat', 'as-written'],
  /** Rows without a date below a row with one. */
  blankDate: ['above', 'leave-out'],
} as const;

export type QuestionId = keyof typeof answerValues;

export type Answers = { readonly [Id in QuestionId]?: (typeof answerValues)[Id][number] };

/** A cell as it is understood, or a sentence on why it is not. It may only wait for an answer. */
export type Read<Value> = { value: Value } | { problem: string; isUnanswered?: true; of?: 'time' };

/** Quotes a cell in a sentence. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
};

/** Returns the problem of a cell that can be read in two ways, until the notary has answered. */
export const twoReadings = (text: string) => ({
  isUnanswered: true as const,
  problem: `${quoted(text)} can be read in two ways. Answer the question about this column`,
});
