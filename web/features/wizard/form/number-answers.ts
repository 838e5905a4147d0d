import { wirePath } from '#shared/contract/wire.ts';
import type { NumberKind } from '#shared/data/number-kinds.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryTexts } from '#shared/rules/law/entry-texts.ts';

/**
 * The notary's answer about the meaning of a number in a text. It belongs to the text and not to its place: it holds while the text is
 * unchanged, also when a document before it is removed.
 */
export type NumberAnswer = { text: string; kind: NumberKind };

/** Returns the answers that an entry has. */
export function answersOf(entry: Pick<EntryContent, 'textConfirmations'>): NumberAnswer[] {
  const texts = new Map(entryTexts(entry).map(({ path, text }) => [wirePath(path), text]));
  return (entry.textConfirmations ?? []).flatMap(({ field, kind }) => {
    const text = texts.get(field ?? '');
    return text && kind ? [{ text, kind }] : [];
  });
}

/** Returns the answers with the places of their texts in an entry. */
export function confirmationsOf(
  answers: readonly NumberAnswer[],
  content: EntryContent,
): { field: string; kind: NumberKind }[] {
  if (answers.length === 0) return [];
  const kinds = new Map(answers.map(({ text, kind }) => [text, kind]));
  return entryTexts(content).flatMap(({ path, text }) => {
    const kind = kinds.get(text);
    return kind ? [{ field: wirePath(path), kind }] : [];
  });
}

/** Returns the answers with one about a text added, changed, or with null removed. */
export function answered(
  answers: readonly NumberAnswer[],
  text: string,
  kind: NumberKind | null,
): NumberAnswer[] {
  const others = answers.filter((answer) => answer.text !== text);
  return kind ? [...others, { text, kind }] : others;
}
