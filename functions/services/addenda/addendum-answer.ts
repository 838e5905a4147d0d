import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { addAddendum } from '#shared/contract/addenda.ts';
import type { Output } from '#shared/contract/schemas.ts';

export type AddendumAnswer = Output<typeof addAddendum>['addendum'];

/** Returns an addendum as the notary sees it. */
export function addendumAnswer({ number, reason, text, field, at, hash }: AddendumItem): AddendumAnswer {
  return { number, reason, text, ...(field !== null && { field }), at, hash };
}
