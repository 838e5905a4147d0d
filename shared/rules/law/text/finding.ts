/** Kinds of content that a text may not have in some or all states. */
export type Thing =
  | 'ssn'
  | 'ssnPart'
  | 'card'
  | 'idNumber'
  | 'idNumberPart'
  | 'account'
  | 'birthDate'
  | 'birthPlace';

/** Content that a text has, or may have: where it is not certain, the notary says what the number is. */
export type Finding = { thing: Thing; isCertain: boolean };
