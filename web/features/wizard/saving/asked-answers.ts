import { wirePath } from '#shared/contract/wire.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { textQuestions } from '#shared/rules/law/text/text-problems.ts';

/** Returns content without answers that none of its texts needs. A text may stand in two places, and only one of them raises the question. */
export function withAskedAnswers<T extends Pick<EntryContent, 'textConfirmations'>>(content: T): T {
  if (!content.textConfirmations?.length) return content;
  const asked = new Set<string | undefined>(textQuestions(content).map(({ path }) => wirePath(path)));
  return {
    ...content,
    textConfirmations: content.textConfirmations.filter(({ field }) => asked.has(field ?? undefined)),
  };
}
