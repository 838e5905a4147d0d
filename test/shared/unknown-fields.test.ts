import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { routeIds } from '#shared/contract/routes.ts';
import type { RouteContract } from '#shared/contract/schemas.ts';
import { sentences } from '#shared/schemas/sentences.ts';

/** A body of several kinds complains about its kind first. Browsers of an earlier release may report other values. */
const others = ['open-matter', 'add-matter-step', 'report-vitals'];

const complaints = (schema: z.ZodMiniType, body: unknown) => {
  const { error } = schema.safeParse(body);
  return error ? sentences(error.issues, body) : [];
};

const bodies = routeIds.flatMap((id) => {
  const { body }: RouteContract = contract[id];
  return body && !others.includes(id) ? [{ id, body }] : [];
});

describe('a field that the contract does not name', () => {
  it.each(bodies)('is refused by $id', ({ body }) => {
    expect(complaints(body, { color: 'red' })).toContain('Unknown field: color');
  });

  it('is refused within the lists of an order', () => {
    const { body } = contract['add-order'];
    const line = { kind: 'travel', description: 'Travel', amount: '20.00', color: 'red' };
    expect(complaints(body, { signers: [{ name: 'Ada Vane', color: 'red' }], lines: [line] })).toEqual(
      expect.arrayContaining(['Unknown field in Signer 1: color', 'Unknown field in Line 1: color']),
    );
  });

  it('is ignored in an object that is sent back if the answer contains it', () => {
    const trip = { date: '2026-01-05', from: 'A', to: 'B', miles: 1.5, purpose: 'Signing', order_id: null };
    const read = { ...trip, id: '01M8FF8D33K62QATGK5ATE35QF', rate: '72.5' };
    expect(contract['update-trip'].body.parse(read)).toEqual(trip);
    expect(complaints(contract['add-trip'].body, read)).toEqual(['Unknown field: id', 'Unknown field: rate']);
  });
});
