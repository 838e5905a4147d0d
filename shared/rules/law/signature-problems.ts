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
  const explained = new Set(entry.signatureNotes?.flatMap(({ path, reason }) => (reason ? path : [])));
  return signingsOf(entry).flatMap(({ list, index, path, label, signedAs, facts }): EntryProblem[] => {
    if (!signedAs || !differsFrom(signedAs, facts) || explained.has(notePath(list, index))) return [];
    const act = actInWords(signedAs.act);
    const message = `${label} signed as ${signedAs.name}${act && ` for ${act}`}. Ask them to sign again, or say why the record differs.`;
    return [{ kind: 'invalid', step: 1, path: `${path}.signatureDataUrl`, message }];
  });
}
