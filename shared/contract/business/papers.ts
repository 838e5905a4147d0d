import * as z from 'zod/mini';
import { businessLimits } from '../../data/business/business-limits.ts';
import { client, clientBody, clientRow } from '../../schemas/business/client.ts';
import { expense, expenseBody } from '../../schemas/business/expense.ts';
import { missingParts, order, orderBody, orderRow, orderStatuses } from '../../schemas/business/order.ts';
import { businessDay } from '../../schemas/business/parts.ts';
import { drive, trip, tripBody } from '../../schemas/business/trip.ts';
import { line } from '../../schemas/text.ts';
import { optionalParameter } from '../entry-filters.ts';
import { byId } from '../entry-id.ts';
import type { RouteId } from '../routes.ts';
import { contractOf } from '../schemas.ts';
import { wholeObject } from './whole-object.ts';

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

/**
 * Words that must all occur in the title, names, numbers, and addresses of a row. A page reads a bounded number of
 * rows, so it may have few rows or none although a next page exists.
 */
export const search = { q: optionalParameter(line(businessLimits.lineLength)) };

/** A page of rows. `next` is null on the last page. */
export const pageOf = <T extends z.ZodMiniType>(row: T) => ({
  200: z.object({ items: z.array(row), next: z.nullable(z.string()) }),
});

const removed = <const Id extends RouteId>(id: Id) =>
  contractOf(id, { params: byId, responses: { 204: 'empty' } });

export const listClients = contractOf('list-clients', {
  query: z.object({ ...pageQuery, ...search }),
  responses: pageOf(clientRow),
});
export const addClient = contractOf('add-client', { body: clientBody, responses: { 201: client } });
export const getClient = contractOf('get-client', { params: byId, responses: { 200: client } });
export const updateClient = contractOf('update-client', {
  params: byId,
  body: wholeObject(clientBody, client),
  responses: { 200: client },
});
export const deleteClient = removed('delete-client');

export const listOrders = contractOf('list-orders', {
  query: z.object({
    ...pageQuery,
    ...period,
    ...search,
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
  body: wholeObject(orderBody, order),
  responses: { 200: order },
});
export const deleteOrder = removed('delete-order');

export const listTrips = contractOf('list-trips', {
  query: z.object({ ...pageQuery, ...period, ...search }),
  responses: pageOf(trip),
});
export const addTrip = contractOf('add-trip', { body: tripBody, responses: { 201: trip } });
export const findDistance = contractOf('find-distance', {
  body: drive,
  responses: { 200: z.object({ miles: z.number() }) },
});
export const getTrip = contractOf('get-trip', { params: byId, responses: { 200: trip } });
export const updateTrip = contractOf('update-trip', {
  params: byId,
  body: wholeObject(tripBody, trip),
  responses: { 200: trip },
});
export const deleteTrip = removed('delete-trip');

export const listExpenses = contractOf('list-expenses', {
  query: z.object({
    ...pageQuery,
    ...period,
    ...search,
    /** Selects the expenses that are due again by this local day, instead of a period. */
    due: z.optional(businessDay),
  }),
  responses: pageOf(expense),
});
export const addExpense = contractOf('add-expense', { body: expenseBody, responses: { 201: expense } });
export const getExpense = contractOf('get-expense', { params: byId, responses: { 200: expense } });
export const updateExpense = contractOf('update-expense', {
  params: byId,
  body: wholeObject(expenseBody, expense),
  responses: { 200: expense },
});
export const deleteExpense = removed('delete-expense');
export const downloadReceipt = contractOf('download-receipt', {
  params: byId,
  responses: { 303: 'redirect' },
});
