import { type Refusal, refuse } from '#functions/outcome.ts';

/** Refuses a reference to a paper that the notary does not have. `field` is its name on the wire. */
export const unknownReference = (field: string, what: string): Refusal =>
  refuse('INVALID_FIELDS', { detail: [`${field}: This ${what} does not exist. Choose another one.`] });
