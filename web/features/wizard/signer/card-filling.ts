import type { UseFormReturn } from 'react-hook-form';
import { signerFieldNames } from '#shared/entry/people-fields.ts';
import { type CardReading, signerOfCard } from '#shared/rules/aamva/signer-of-card.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { formatDay } from '#web/lib/dates.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fillSigner, namesOf, notifyFilled } from './signer-filling.ts';

/** The message after a scan: field names and sentences, but no data from the card. */
export type ScanReport = { filled: string; leftOut: string[]; warnings: string[] };

function warningsOf(
  { isDamaged, isNameCutShort, expiredOn }: Extract<CardReading, { kind: 'read' }>,
  style: Parameters<typeof formatDay>[1],
): string[] {
  return [
    ...(isDamaged ? ['This card’s data is damaged. Type the name and address.'] : []),
    ...(expiredOn
      ? [`This ID expired on ${formatDay(expiredOn, style)}. Check whether your state accepts it.`]
      : []),
    ...(isNameCutShort
      ? ['The card does not have room for the full name. Complete it from the document.']
      : []),
  ];
}

/**
 * Fills in a signer from the text of a card's barcode, without what the law of the entry keeps out of it. Returns what the notary
 * reads about that, or undefined if the text is not that of a card.
 */
export function fillFromCard(
  form: UseFormReturn<EntryForm>,
  index: number,
  text: string,
  { content, notary }: { content: EntryContent; notary: Parameters<typeof formatDay>[1] },
  onUndone: () => void,
): ScanReport | undefined {
  const reading = signerOfCard(text, content, form.getValues('date'));
  if (reading.kind === 'no-card') return undefined;
  const filled = fillSigner(form, index, reading.signer, signerFieldNames);
  notifyFilled(form, index, filled, onUndone);
  return {
    filled:
      filled.length > 0 ? `Filled in from the ID: ${namesOf(filled)}.` : 'The ID matches what you entered.',
    leftOut: reading.leftOut,
    warnings: warningsOf(reading, notary),
  };
}
