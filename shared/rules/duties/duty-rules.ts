import type { AskedStep, MatterKind, MatterOf, MatterStep, StepKind } from '../../schemas/matter.ts';

/** A label and a text, which may not be known. */
type Labeled = readonly [label: string, text: string | null | undefined];

/** The rules of one kind of matter. All are pure; a new kind brings one object. */
export type DutyRules<K extends MatterKind> = {
  /** Returns what a matter is about in a few words, for lists. */
  title(facts: MatterOf<K>['facts']): string;
  /** Returns the facts in words; `shownDay` writes a day (YYYY-MM-DD) in the notary's format. */
  facts(facts: MatterOf<K>['facts'], shownDay: (day: string) => string): readonly Labeled[];
  /** Returns the last day of the deadline (YYYY-MM-DD), by the state's duties, the facts, and the steps so far. */
  dueOn(matter: Pick<MatterOf<K>, 'state' | 'openedAt' | 'facts' | 'steps'>): string | null;
  /** Returns the steps of this kind that the notary may add now. A note and the end are always possible. */
  nextSteps(matter: MatterOf<K>): readonly StepKind[];
  /** Returns a step of this kind in words; undefined for steps of all kinds. */
  stepWords(step: MatterStep, shownDay: (day: string) => string): string | undefined;
  /** Returns what is wrong with a step that is possible now, in a sentence. Without it, nothing is. */
  stepProblem?(matter: MatterOf<K>, step: AskedStep): string | undefined;
  /** Returns the documents of this kind that can be made now. Every matter also has its `record`. */
  documents(matter: MatterOf<K>): readonly string[];
};
