import type { Step } from '../../entry/field.ts';
import type { Basis } from './basis.ts';

/**
 * A reason why an entry cannot be submitted: the wizard's step, the field's path, the message, and its
 * citation (none for a requirement of this journal). `prohibited` content must not be stored at all.
 */
export type EntryProblem = {
  kind: 'missing' | 'invalid' | 'prohibited';
  step: Step;
  path: string;
  message: string;
  basis?: Basis;
  /** The number may be innocent: the notary can confirm what it is (`textConfirmations`). */
  isQuestion?: true;
};
