import { stateNameOf } from './act-of.ts';
import type { Basis } from './basis.ts';
import type { EntryContent } from './entry-content.ts';
import { fieldNotes } from './field-notes.ts';
import type { FieldRule, FieldUse } from './field-rules.ts';

/** Returns how a message says that the field at a path is required. */
export type Requirement = (path: string, rule: FieldRule) => string;

/** Returns the citation of a rule, if any, as problems have it. */
export const basisOf = ({ basis }: FieldRule): { basis?: Basis } => (basis ? { basis } : {});

/** Returns how messages about an entry name a requirement: with the law where this journal alone would not require the field. */
export function requirementOf(entry: EntryContent): Requirement {
  let withoutLaw: ReadonlyMap<string, FieldUse> | undefined;
  return (path, { basis }) => {
    if (!basis) return 'is required';
    withoutLaw ??= new Map(
      fieldNotes({ ...entry, stateCode: null }).map((note) => [note.path, note.rule.use]),
    );
    return withoutLaw.get(path) === 'required'
      ? 'is required'
      : `is required by ${stateNameOf(entry)} law (${basis.cite})`;
  };
}
