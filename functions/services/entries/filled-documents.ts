import type { SignedDocument } from '#shared/entry/field-values.ts';

type Texts = {
  documents?: SignedDocument[] | null | undefined;
  documentDate?: string | null | undefined;
  textConfirmations?: { field?: string | null | undefined }[] | null | undefined;
};

const isFilled = ({ description }: SignedDocument) => description !== '';

/** Returns a document with only what is known of it, so that its seal does not depend on how a client left out the rest. */
const known = ({ description, date, pages }: SignedDocument): SignedDocument => ({
  description,
  ...(date && { date }),
  ...(pages && { pages }),
});

/**
 * Returns a payload whose document date and first document have the same date, where one of them was sent. Empty document lines
 * must be dropped before.
 */
export function withDocumentDate<T extends Texts>(payload: T): T {
  const [first, ...others] = (payload.documents ?? []).map(known);
  if (!first) return payload;
  const date = first.date ?? payload.documentDate;
  return {
    ...payload,
    documents: [{ ...first, ...(date && { date }) }, ...others],
    documentDate: payload.documentDate ?? date ?? null,
  };
}

/**
 * Drops empty document lines from a payload, and renumbers the confirmations of texts that refer to
 * documents.
 */
export function withFilledDocuments<T extends Texts>(payload: T): T {
  const { documents, textConfirmations } = payload;
  if (!documents || documents.every(isFilled)) return payload;
  const placeOf = (index: number) => documents.slice(0, index).filter(isFilled).length;
  return {
    ...payload,
    documents: documents.filter(isFilled),
    textConfirmations: textConfirmations?.map(({ field, ...confirmation }) => ({
      ...confirmation,
      field: field?.replace(
        /^documents\.(\d+)/u,
        (_, index: string) => `documents.${placeOf(Number(index))}`,
      ),
    })),
  };
}
