import type { lineKinds } from '#shared/schemas/business/order.ts';
import type { ApiInput, ApiOutput } from '#web/lib/api/api-types.ts';

export type Order = ApiOutput<'get-order'>;
export type OrderRow = ApiOutput<'list-orders'>['items'][number];
export type OrderBody = ApiInput<'add-order'>['body'];
/** An order that was read from a message, for the notary to approve. */
export type Proposal = ApiOutput<'read-orders'>['proposals'][number];
export type LineKind = (typeof lineKinds)[number];
