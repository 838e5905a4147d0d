import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { PaperChange } from '#functions/store/business/paper-change.ts';
import { tripView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { Trip, TripBody } from '#shared/schemas/business/trip.ts';
import { bodyProblem, carryOut } from './carry-out.ts';
import { unknownReference } from './references.ts';

export type TripDeps = { papers: Pick<PaperStore, 'get' | 'commit'>; now: () => Date };

/**
 * Returns the changes of orders that lose or gain a trip. INVALID_FIELDS if the trip now names an unknown order; an
 * order that was deleted since may stay named.
 */
async function ordersOfTrip(
  papers: TripDeps['papers'],
  notaryId: string,
  before: string | null,
  after: string | null,
): Promise<Outcome<PaperChange[]>> {
  if (before === after) return ok([]);
  const changes: PaperChange[] = [];
  for (const [orderId, more] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (orderId === null) continue;
    const found = await papers.get(notaryId, 'order', orderId);
    if (found) {
      const trips = Math.max(0, found.paper.trips + more);
      changes.push({ kind: 'order', before: found, after: { ...found.paper, trips } });
    } else if (more === 1) {
      return unknownReference('order_id', 'order');
    }
  }
  return ok(changes);
}

type Asked = { account: Account; body: TripBody; id: string };

async function saveTrip(
  { papers, now }: TripDeps,
  { account, body, id }: Asked,
  isNew: boolean,
): Promise<Outcome<Trip>> {
  const problem = bodyProblem(account, now(), body);
  if (problem) return problem;
  return carryOut(async () => {
    const before = await papers.get(account.id, 'trip', id);
    if (isNew && before) return ok(tripView(before.paper));
    if (!isNew && !before) return refuse('TRIP_NOT_FOUND');
    const orders = await ordersOfTrip(
      papers,
      account.id,
      before?.paper.orderId ?? null,
      body.orderId ?? null,
    );
    if (!orders.ok) return orders;
    const after = { ...body, id };
    const result = await papers.commit(account.id, [{ kind: 'trip', before, after }, ...orders.value]);
    return result === 'committed' ? ok(tripView(after)) : 'stale';
  });
}

/** Adds a trip to the mileage log. A repeated request under the same ID returns the trip as it is now. */
export const addTrip = (deps: TripDeps, asked: Asked) => saveTrip(deps, asked, true);

/** Replaces a trip. */
export const updateTrip = (deps: TripDeps, asked: Asked) => saveTrip(deps, asked, false);

/** Returns one trip. */
export async function getTrip(
  { papers }: Pick<TripDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Trip>> {
  const found = await papers.get(account.id, 'trip', id);
  return found ? ok(tripView(found.paper)) : refuse('TRIP_NOT_FOUND');
}

/** Deletes a trip. */
export async function deleteTrip(
  { papers }: Pick<TripDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<undefined>> {
  return carryOut(async () => {
    const before = await papers.get(account.id, 'trip', id);
    if (!before) return refuse('TRIP_NOT_FOUND');
    const orders = await ordersOfTrip(papers, account.id, before.paper.orderId ?? null, null);
    if (!orders.ok) return orders;
    const result = await papers.commit(account.id, [{ kind: 'trip', before }, ...orders.value]);
    return result === 'committed' ? ok(undefined) : 'stale';
  });
}
