import type { AskedStep, Matter, MatterKind, MatterStep } from '../../schemas/matter.ts';
import { copyRules } from './copy-rules.ts';
import type { DutyRules } from './duty-rules.ts';
import { handOverRules } from './hand-over-rules.ts';
import { lossRules } from './loss-rules.ts';
import { officialRules } from './official-rules.ts';

/** The rules of every kind of matter. */
const rules: { [K in MatterKind]: DutyRules<K> } = {
  copy: copyRules,
  loss: lossRules,
  hand_over: handOverRules,
  official: officialRules,
};

/** Returns the rules of a kind of matter. */
export function rulesOf(kind: MatterKind): DutyRules<MatterKind> {
  return rules[kind] as DutyRules<MatterKind>;
}

/** Returns whether the notary may add a step to a matter now. A closed matter takes none. */
export function mayAdd(matter: Matter, step: AskedStep['kind']): boolean {
  if (matter.closedAt !== null) return false;
  return step === 'noted' || step === 'closed' || rulesOf(matter.kind).nextSteps(matter).includes(step);
}

/** Returns a step of any kind in words. */
export function stepWords(kind: MatterKind, step: MatterStep, shownDay: (day: string) => string): string {
  const own = rulesOf(kind).stepWords(step, shownDay);
  if (own !== undefined) return own;
  if (step.kind === 'noted') return 'Note';
  return step.kind === 'closed' ? 'Closed' : 'Document made';
}
