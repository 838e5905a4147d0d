import type { EntryContentItem, EntryItem } from '#functions/store/entries/entry-item.ts';
import { actUtcOffset } from '#shared/rules/act-time.ts';

/** The attributes that the list index needs at top level, derived from the content. */
export function listAttributes(
  content: EntryContentItem,
): Pick<EntryItem, 'documentCount' | 'signerNames' | 'actUtcOffset'> {
  const { actTimezone } = content;
  return {
    actUtcOffset: actTimezone ? actUtcOffset({ ...content, actTimezone }) : null,
    documentCount: content.documents.length,
    signerNames: content.signers
      .filter((signer) => signer.firstName || signer.lastName)
      .map((signer) => ({ firstName: signer.firstName ?? '', lastName: signer.lastName ?? '' })),
  };
}
