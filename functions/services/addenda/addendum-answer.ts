import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { addAddendum } from '#shared/contract/addenda.ts';
import type { Output } from '#shared/contract/schemas.ts';

export type AddendumResponse = Output<typeof addAddendum>['addendum'];

export function addendumResponse({ number, reason, text, field, at, hash }: AddendumItem): AddendumResponse {
  return { number, reason, text, ...(field !== null && { field }), at, hash };
}
