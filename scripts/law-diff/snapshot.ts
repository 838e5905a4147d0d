import { actModeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { idTypeCodes, idTypes } from '#shared/data/id-types.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';

/*
 * Runs in the source tree of a revision, with the rules of that revision, and prints what they make of sample entries. It
 * uses only what is not likely to change, so that older revisions can run it.
 */

/** The result of the rules for an entry: each field that is not hidden, with its use and citation, and the messages and warnings. */
export type Outcome = { fields: Record<string, string>; messages: string[] };

/** A state as one revision knows it. Outcomes have the keys `<document type>/<act mode>`. */
export type StateSnapshot = {
  name: string;
  record: unknown;
  guide: string[];
  outcomes: Record<string, Outcome>;
};

export type Snapshot = Record<string, StateSnapshot>;

/** One signer for each kind of identification, so that one entry shows the rules of all. */
function sample(stateCode: StateCode, more: EntryContent): EntryContent {
  const signers = idTypeCodes.map((idType) => ({ idType }));
  return { stateCode, ...more, signers, documents: [{ description: 'The document' }], fee: 1 };
}

function fieldName(path: string, label: string): string {
  const [owner, index] = path.split('.');
  const idType = idTypeCodes[Number(index)];
  if (owner === 'signers' && idType) return `Signer's ${label} (${idTypes[idType]})`;
  return owner === 'credibleWitnesses' ? `Credible Witness's ${label}` : label;
}

function outcomeOf(entry: EntryContent, today: string): Outcome {
  const fields = fieldNotes(entry).flatMap(({ path, label, rule }) => {
    if (rule.use === 'hidden') return [];
    const cite = rule.basis ? ` (${rule.basis.cite}${rule.basis.toVerify ? ', to be verified' : ''})` : '';
    return [[fieldName(path, label), `${rule.use}${cite}`] as const];
  });
  const cap = feeCap({ ...entry, signers: [{}] });
  const found = [...entryProblems(entry, today), ...entryWarnings(entry)];
  return {
    fields: {
      ...Object.fromEntries(fields),
      'Maximum fee': cap ? `$${(cap.cents / 100).toFixed(2)} (${cap.basis.cite})` : 'none',
    },
    messages: [...new Set(found.map(({ message }) => message.replace(/^Signer \d+/u, 'Signer')))],
  };
}

/** Returns every text of a guide; its parts may differ from revision to revision. */
function textsOf(guide: object): string[] {
  return Object.values(guide)
    .flat()
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : part,
    )
    .filter((text): text is string => typeof text === 'string');
}

/** Returns states by the rules of this source tree, for acts on `today`, YYYY-MM-DD. */
export function snapshot(today: string, codes: readonly StateCode[] = stateCodes): Snapshot {
  const of = (stateCode: StateCode): StateSnapshot => ({
    name: states[stateCode].name,
    record: stateLaws[stateCode],
    guide: textsOf(stateGuides[stateCode]),
    outcomes: Object.fromEntries(
      documentTypeCodes.flatMap((documentType) =>
        actModeCodes.map((actMode) => [
          `${documentType}/${actMode}`,
          outcomeOf(sample(stateCode, { documentType, actMode, date: today }), today),
        ]),
      ),
    ),
  });
  return Object.fromEntries(codes.map((code) => [code, of(code)]));
}

if (import.meta.main) process.stdout.write(JSON.stringify(snapshot(process.argv[2] ?? '')));
