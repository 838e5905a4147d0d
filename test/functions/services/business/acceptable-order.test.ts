import { expect, it } from 'vitest';
import { acceptableProposal } from '#functions/services/business/acceptable-order.ts';
import type { ProposedOrder } from '#functions/services/business/read-orders/proposed-order.ts';
import { orderBody } from '#shared/schemas/business/order.ts';

const order: ProposedOrder = {
  ...{ title: 'Refinance', starts_at: '2026-12-03T17:30', timezone: 'America/Denver', status: 'pending' },
  ...{ signers: [{ name: 'Ada Vane' }], lines: [], entry_ids: [] },
};

const isSecret = (value: unknown) => JSON.stringify(value).includes('219-09-9999');

const acceptable = (changes: Partial<ProposedOrder>) => {
  const found = acceptableProposal(
    { order: { ...order, ...changes }, unsure: ['timezone'], replaces: null, cancels: false },
    isSecret,
  );
  if (found) expect(orderBody.safeParse(found.order).success).toBe(true);
  return found;
};

it('keeps what the API takes as it is', () => {
  expect(acceptable({})).toEqual({ order, unsure: ['timezone'], replaces: null, cancels: false });
});

it('leaves out texts that must not be recorded, and says so', () => {
  const found = acceptable({
    title: 'For 219-09-9999',
    instructions: 'SSN 219-09-9999',
    signers: [{ name: 'Ada Vane', phone: '219-09-9999' }, { name: '219-09-9999' }],
    lines: [{ kind: 'other', description: '219-09-9999', amount: '5.00' }],
  });
  expect(found).toMatchObject({
    order: { title: 'Signing', signers: [{ name: 'Ada Vane' }] },
    unsure: ['instructions', 'lines', 'signers', 'timezone', 'title'],
  });
  expect(found?.order.lines).toEqual([{ kind: 'other', description: '', amount: '5.00' }]);
  expect(JSON.stringify(found)).not.toContain('219-09-9999');
});

it('leaves out values that the API refuses', () => {
  const found = acceptable({
    product: 'A\u202eB',
    signers: [{ name: 'Ada Vane', email: 'no address' }],
    lines: [{ kind: 'other', description: '', amount: '1e9' }],
  });
  expect(found?.order).not.toHaveProperty('product');
  expect(found?.order).toMatchObject({ signers: [{ name: 'Ada Vane' }], lines: [] });
});

it('proposes nothing without a time', () => {
  expect(acceptable({ starts_at: '2026-02-30T10:00' })).toBeUndefined();
});
