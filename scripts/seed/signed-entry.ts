import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import { signingsOf } from '#shared/rules/law/signed-as.ts';

/** Returns an entry whose signers and witnesses signed for what it says, at a moment (ISO 8601 in UTC). */
export function signedEntry(entry: EntryPayload, at: string): EntryPayload {
  const signed = structuredClone(entry);
  const { thumbprintData: _, ...content } = signed;
  for (const { list, index, facts } of signingsOf(content)) {
    const person = signed[list]?.[index];
    if (person?.signatureDataUrl) person.signedAs = { ...facts, language: 'en', at };
  }
  return signed;
}
