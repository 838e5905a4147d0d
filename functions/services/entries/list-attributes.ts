import type { EntryContentItem, EntryItem } from '#functions/store/entries/entry-item.ts';
import { actUtcOffset } from '#shared/rules/act-time.ts';

/**
 * Characters of a description in a list. Full descriptions would make every page of the journal costlier to
 * read.
 */
const titleLength = 80;

/** The attributes that the list index needs at top level, derived from the content. */
export function listAttributes(
  content: EntryContentItem,
): Pick<EntryItem, 'documentCount' | 'documentTitle' | 'signerNames' | 'actUtcOffset'> {
  const { actTimezone } = content;
  return {
    actUtcOffset: actTimezone ? actUtcOffset({ ...content, actTimezone }) : null,
    documentCount: content.documents.length,
    documentTitle: content.documents[0]?.description?.slice(0, titleLength) ?? null,
    signerNames: content.signers
      .filter((signer) => signer.firstName || signer.lastName)
      .map(({ firstName, lastName, oneName }) => ({
        ...{ firstName: firstName ?? '', lastName: lastName ?? '' },
        ...(oneName && { oneName }),
      })),
  };
}
