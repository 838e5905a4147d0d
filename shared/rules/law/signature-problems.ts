import { actTypes } from '../../data/act-types.ts';
import type { SignedAs } from '../../schemas/signed-as.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { differsFrom, notePath, signingsOf } from './signed-as.ts';

/** Returns an act with its article: `an acknowledgment`. */
function actInWords(act: SignedAs['act']): string {
  if (!act || act === 'other') return act ? 'another act' : '';
  const name = actTypes[act].name.toLowerCase();
  return `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * Returns a problem for each signature that was given for another name, act, or document than the entry has, unless
 * `signatureNotes` says why they differ.
 */
export function signatureProblems(entry: EntryContent): EntryProblem[] {
  return [...changedProblems(entry), ...noteProblems(entry)];
}

/** Returns a problem for each note about nobody in the entry. */
function noteProblems(entry: EntryContent): EntryProblem[] {
  const people = new Set(signingsOf(entry).map(({ list, index }) => notePath(list, index)));
  return (entry.signatureNotes ?? []).flatMap(({ path }, index): EntryProblem[] => {
    if (people.has(path ?? '')) return [];
    const message = `Signature Note ${index + 1}: the entry has nobody at ${path}. Leave the note out.`;
    return [{ kind: 'invalid', step: 4, path: `signatureNotes.${index}.path`, message }];
  });
}

function changedProblems(entry: EntryContent): EntryProblem[] {
  const explained = new Set(entry.signatureNotes?.flatMap(({ path, reason }) => (reason ? path : [])));
  return signingsOf(entry).flatMap(
    ({ list, index, path, label, isSigned, signedAs, facts }): EntryProblem[] => {
      if (!isSigned || !signedAs || !differsFrom(signedAs, facts) || explained.has(notePath(list, index)))
        return [];
      const act = actInWords(signedAs.act);
      const message = `${label} signed as ${signedAs.name || 'a person without a name'}${act && ` for ${act}`}. Ask them to sign again, or say why the record differs.`;
      return [{ kind: 'invalid', step: 1, path: `${path}.signatureDataUrl`, message }];
    },
  );
}
