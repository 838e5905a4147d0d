import { findState } from '../../data/states.ts';
import { actModeOf } from './act-of.ts';
import { type Basis, basis } from './basis.ts';
import type { EntryContent } from './entry-content.ts';
import { type LawChoice, lawOf } from './law-of.ts';

/** Something about the state's law that the notary must know and that no field can express. */
export type Notice = { message: string; basis: Basis };

/** Returns the notice for states in which this journal needs a paper journal, or must be the only one. */
export function journalNotice(entry: LawChoice & Pick<EntryContent, 'actMode'>): Notice | undefined {
  const law = lawOf(entry);
  const name = findState(entry.stateCode ?? '')?.name;
  if (!law || !name || actModeOf(entry) !== 'in_person') return undefined;
  const found = basis(law.medium);
  if (law.medium.kind === 'paper') {
    return {
      message: `Paper journal required: for acts on paper, ${name} requires a paper journal. Keep that one as well; this journal is its companion.`,
      basis: found,
    };
  }
  if (law.medium.kind === 'contested') {
    return {
      message: `Keep your paper journal too. It is disputed whether ${name} accepts an electronic journal for acts on paper. Until the state says so, this journal is its companion.`,
      basis: found,
    };
  }
  if (law.medium.isOnlyJournal) {
    return {
      message: `For acts on paper, ${name} allows one journal at a time. Keep either this one or a paper one, not both.`,
      basis: found,
    };
  }
  return undefined;
}
