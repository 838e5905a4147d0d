type Texts = {
  documents?: { description: string }[] | null | undefined;
  textConfirmations?: { field?: string | null | undefined }[] | null | undefined;
};

const isFilled = ({ description }: { description: string }) => description !== '';

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
