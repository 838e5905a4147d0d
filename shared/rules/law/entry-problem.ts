import type { Step } from './field-labels.ts';
import type { Basis } from './law-binding.ts';

/**
 * A reason why an entry cannot be submitted: the wizard's step, the field's path, the sentence, and the
 * law it rests on (none where it is this journal's own record). `barred` must not be stored at all.
 */
export type EntryProblem = {
  kind: 'missing' | 'invalid' | 'barred';
  step: Step;
  path: string;
  message: string;
  basis?: Basis;
};
