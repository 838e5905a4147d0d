import * as z from 'zod/mini';
import { businessLimits } from '../../data/business/business-limits.ts';
import { client, clientBody, clientRow } from '../../schemas/business/client.ts';
import { expense, expenseBody } from '../../schemas/business/expense.ts';
import { missingParts, order, orderBody, orderRow, orderStatuses } from '../../schemas/business/order.ts';
import { businessDay } from '../../schemas/business/parts.ts';
import { trip, tripBody } from '../../schemas/business/trip.ts';
import { byId } from '../entry-id.ts';
import type { RouteId } from '../routes.ts';
import { contractOf } from '../schemas.ts';

const { pageSize, pageSizeMax } = businessLimits;

/** The part of a list: pages go from the newest to the oldest. */
export const pageQuery = {
  /** The `next` value of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(
    z
      .pipe(z.transform(Number), z.int({ error: `must be a whole number from 1 to ${pageSizeMax}` }))
      .check(
        z.minimum(1, { error: 'must be at least 1' }),
        z.maximum(pageSizeMax, { error: `must be at most ${pageSizeMax}` }),
      ),
    pageSize,
  ),
};

/** Local days, both included. */
export const period = { from: z.optional(businessDay), to: z.optional(businessDay) };

/** A page of rows. `next` is null on the last page. */
export const pageOf = <T extends z.ZodMiniType>(row: T) => ({
  200: z.object({ items: z.array(row), next: z.nullable(z.string()) }),
});

const removed = <const Id extends RouteId>(id: Id) =>
  contractOf(id, { params: byId, responses: { 204: 'empty' } });

export const listClients = contractOf('list-clients', {
  query: z.object(pageQuery),
  responses: pageOf(clientRow),
});
export const addClient = contractOf('add-client', { body: clientBody, responses: { 201: client } });
export const getClient = contractOf('get-client', { params: byId, responses: { 200: client } });
export const updateClient = contractOf('update-client', {
  params: byId,
  body: clientBody,
  responses: { 200: client },
});
export const deleteClient = removed('delete-client');

export const listOrders = contractOf('list-orders', {
  query: z.object({
    ...pageQuery,
    ...period,
    status: z.optional(z.enum(orderStatuses, { error: `must be one of ${orderStatuses.join(', ')}` })),
    /** Orders that lack this part. */
    missing: z.optional(z.enum(missingParts, { error: `must be one of ${missingParts.join(', ')}` })),
  }),
  responses: pageOf(orderRow),
});
export const addOrder = contractOf('add-order', { body: orderBody, responses: { 201: order } });
export const getOrder = contractOf('get-order', { params: byId, responses: { 200: order } });
export const updateOrder = contractOf('update-order', {
  params: byId,
  body: orderBody,
  responses: { 200: order },
});
export const deleteOrder = removed('delete-order');

export const listTrips = contractOf('list-trips', {
  query: z.object({ ...pageQuery, ...period }),
  responses: pageOf(trip),
});
export const addTrip = contractOf('add-trip', { body: tripBody, responses: { 201: trip } });
export const getTrip = contractOf('get-trip', { params: byId, responses: { 200: trip } });
export const updateTrip = contractOf('update-trip', {
  params: byId,
  body: tripBody,
  responses: { 200: trip },
});
export const deleteTrip = removed('delete-trip');

export const listExpenses = contractOf('list-expenses', {
  query: z.object({
    ...pageQuery,
    ...period,
    /** Instead of a period: the expenses that are due again by this local day. */
    due: z.optional(businessDay),
  }),
  responses: pageOf(expense),
});
export const addExpense = contractOf('add-expense', { body: expenseBody, responses: { 201: expense } });
export const getExpense = contractOf('get-expense', { params: byId, responses: { 200: expense } });
export const updateExpense = contractOf('update-expense', {
  params: byId,
  body: expenseBody,
  responses: { 200: expense },
});
export const deleteExpense = removed('delete-expense');
export const downloadReceipt = contractOf('download-receipt', {
  params: byId,
  responses: { 303: 'redirect' },
});
