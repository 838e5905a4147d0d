import type { addAddendum } from '../contract/addenda.ts';
import type { Input } from '../contract/schemas.ts';
import type { EntryContent } from './law/entry-content.ts';
import type { EntryText } from './law/entry-texts.ts';
import { type TextQuestion, textProblems, textQuestions } from './law/text/text-problems.ts';

type Addendum = Pick<Input<typeof addAddendum>['body'], 'reason' | 'text' | 'textConfirmations'>;

/** The facts of an entry that decide which law applies to its addenda. */
type OfEntry = Pick<EntryContent, 'stateCode' | 'actMode' | 'documentType' | 'actType'>;

const labels = { reason: 'Reason', text: 'Text' } as const;

const textsOf = (addendum: Addendum): EntryText[] =>
  (['reason', 'text'] as const).map((path) => ({
    ...{ step: 4, path, label: labels[path], text: addendum[path] },
    use: 'any',
  }));

/** The law that applies is that of the day on which the addendum is added: what is written now is recorded now. */
const contentOf = ({ stateCode, actMode, documentType, actType }: OfEntry, day: string): EntryContent => ({
  ...{ stateCode, actMode, documentType, actType },
  date: day,
});

/**
 * Returns a sentence for each number in an addendum that the law of the entry's state or every journal prohibits, and for
 * each unanswered question about one. `day` (YYYY-MM-DD) is the day on which it is added.
 */
export function addendumProblems(entry: OfEntry, addendum: Addendum, day: string): string[] {
  const { textConfirmations } = addendum;
  const content = { ...contentOf(entry, day), textConfirmations };
  return textProblems(content, textsOf(addendum)).map(({ message }) => message);
}

/** Returns the texts of an addendum about whose number the notary is asked, whether or not that was answered. */
export function addendumQuestions(entry: OfEntry, addendum: Addendum, day: string): TextQuestion[] {
  return textQuestions(contentOf(entry, day), textsOf(addendum));
}
