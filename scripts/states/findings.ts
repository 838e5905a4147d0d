import { entryFields } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';
import { shownCitation } from './shown-citation.ts';

/**
 * The effect of a state's law on an entry, compared with what this journal asks without any law: `beyond` is
 * required, `backed` is required anyway and also by law, `asked` is shown and optional, `prohibited` is hidden by law,
 * `dropped` is no longer required although no law forbids it, and `refused` is a recorded value that the law does not
 * accept.
 */
export type FindingKind = 'beyond' | 'backed' | 'asked' | 'prohibited' | 'dropped' | 'refused' | 'warned';

/** One field or warning, and the law that it is based on. */
export type Finding = { kind: FindingKind; text: string; cite: string };

/** Returns a field's name for readers outside of the wizard. */
function shownName(path: string, label: string): string {
  if (path.startsWith('signers.')) return `Signer's ${label}`;
  if (path.startsWith('markWitnesses.')) return `${entryFields.markWitnesses.label}: ${label}`;
  return path.startsWith('credibleWitnesses.') ? `Credible Witness's ${label}` : label;
}

/** Merges names that always appear together. */
function shortened(names: string): string {
  return names
    .replace("Signer's First Name, Signer's Last Name", "Signer's Name")
    .replace("Signer's Street Address, Signer's City, Signer's State, Signer's ZIP Code", "Signer's Address")
    .replace('Paper Journal Volume, Paper Journal Page, Paper Journal Line', 'Paper Journal Reference');
}

function kindOf(use: FieldUse, without: FieldUse | undefined, isOfLaw: boolean): FindingKind | undefined {
  if (use === 'prohibited') return 'prohibited';
  if (use === 'required') {
    if (without !== 'required') return 'beyond';
    return isOfLaw ? 'backed' : undefined;
  }
  if (without === 'required') return 'dropped';
  return use === 'asked' && (without !== 'asked' || isOfLaw) ? 'asked' : undefined;
}

/** Returns the values that are not accepted although the field is filled. */
function refusals(entry: EntryContent): Finding[] {
  return entryProblems(entry, entry.date ?? '')
    .filter(({ kind, path }) => kind === 'invalid' || path === 'credibleWitnesses.0.idType')
    .map(({ message, basis }) => {
      return { kind: 'refused', text: message, cite: basis ? shownCitation(basis) : '' };
    });
}

/** Returns what the law of an entry's state changes, each with its citation. */
export function findings(entry: EntryContent): Finding[] {
  const without = new Map(
    fieldNotes({ ...entry, stateCode: undefined }).map(({ path, rule }) => [path, rule.use]),
  );
  const fields = fieldNotes(entry).flatMap(({ path, label, rule }): Finding[] => {
    const kind = kindOf(rule.use, without.get(path), rule.basis !== undefined);
    if (!kind) return [];
    return [{ kind, text: shownName(path, label), cite: rule.basis ? shownCitation(rule.basis) : '' }];
  });
  const warnings = entryWarnings(entry).map(({ message, basis }): Finding => {
    return { kind: 'warned', text: message, cite: basis ? shownCitation(basis) : '' };
  });
  return [...fields, ...refusals(entry), ...warnings];
}

/** Returns the names of the fields that this journal requires, shows, or hides without any law. */
export function minimumFields(entry: EntryContent, use: 'required' | 'asked' | 'hidden'): string {
  const names = fieldNotes({ ...entry, stateCode: undefined })
    .filter(({ rule }) => rule.use === use)
    .map(({ path, label }) => shownName(path, label));
  return shortened(names.join(', '));
}

/** Returns the names of fields, grouped by law: "A, B (cite); C (cite)". */
export function gathered(found: readonly Finding[]): string {
  const byCite = new Map<string, Set<string>>();
  for (const { text, cite } of found) byCite.set(cite, (byCite.get(cite) ?? new Set()).add(text));
  return [...byCite]
    .map(([cite, texts]) => `${shortened([...texts].join(', '))}${cite ? ` (${cite})` : ''}`)
    .join('; ');
}
