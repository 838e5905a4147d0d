import { isValid } from 'ulid';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { OrderMailStore, StoredProposal } from '#functions/store/business/order-mail-store.ts';
import type { listOrderProposals as contract } from '#shared/contract/business/order-intake.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';

type Listed = Output<typeof contract>['items'][number];

const listed = ({ proposal, ...facts }: StoredProposal) => ({ ...facts, ...fromWire(proposal) }) as Listed;

/** Returns a page of proposed orders from emails, newest first. INVALID_FIELDS for a malformed cursor. */
export async function listOrderProposals(
  { mails, now }: { mails: Pick<OrderMailStore, 'list'>; now: () => Date },
  notaryId: string,
  { cursor, limit = businessLimits.pageSize }: Input<typeof contract>['query'],
): Promise<Outcome<Output<typeof contract>>> {
  if (cursor !== undefined && !isValid(cursor)) {
    return refuse('INVALID_FIELDS', { detail: ['cursor: must be the `next` value of a page'] });
  }
  const { proposals, next } = await mails.list(notaryId, { before: cursor, limit, now: now() });
  return ok({ items: proposals.map(listed), next });
}

/** Discards a proposed order. */
export async function discardOrderProposal(
  { mails }: { mails: Pick<OrderMailStore, 'remove'> },
  notaryId: string,
  id: string,
): Promise<Outcome<undefined>> {
  return (await mails.remove(notaryId, id)) ? ok(undefined) : refuse('PROPOSAL_NOT_FOUND');
}
