import { findState } from '../data/states.ts';

/** The states in which a notary practices, by postal code. */
export type PracticeStates = {
  primaryNotaryState: string | null;
  additionalNotaryStates: readonly string[];
};

/** The message for a missing primary state (specification, section 5). */
export const primaryStateMissing = 'Please select a primary state first';

const nameOf = (code: string) => findState(code)?.name ?? code;

/**
 * Returns what is wrong with a set of practice states, one sentence each. Additional states need a primary
 * one, and must not repeat it or each other (specification, section 5).
 */
export function practiceStateProblems(practice: PracticeStates): string[] {
  const { primaryNotaryState: primary, additionalNotaryStates: additional } = practice;
  const problems: string[] = [];
  if (primary === null && additional.length > 0) problems.push(primaryStateMissing);
  const repeated = new Set(additional.filter((code, index) => additional.indexOf(code) !== index));
  for (const code of repeated) {
    problems.push(`Additional states cannot repeat: ${nameOf(code)} is listed more than once.`);
  }
  if (primary !== null && additional.includes(primary)) {
    problems.push(`Additional states cannot equal the primary: ${nameOf(primary)} is your primary state.`);
  }
  return problems;
}

/** Reports whether a notary has set any practice state. */
export function hasPracticeStates(practice: PracticeStates): boolean {
  return practice.primaryNotaryState !== null || practice.additionalNotaryStates.length > 0;
}
