/** The value of a cell, or the end of the sentence on why it has none. */
export const outcomeOf = (read: { value: unknown } | { problem: string }) =>
  'value' in read ? read.value : read.problem.replace(/^“.*?” /, '').slice(0, 24);
