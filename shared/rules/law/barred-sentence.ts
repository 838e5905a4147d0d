import { findState } from '../../data/states.ts';

/** Returns the message for content that a state prohibits (specification, section 5). */
export function barredSentence(stateCode: string | null | undefined, things: string): string {
  return `${findState(stateCode ?? '')?.name ?? ''}: ${things} cannot be recorded per state law`;
}
