import { type RouteRows, route } from './function-definition.ts';

/** A function that calls Stripe: two attempts of eight seconds each, plus time for the rest. */
const paying = { stripe: true, runbook: 'payments', timeout: 25 } as const;

/** Routes for plans and payments. */
export const subscriptionFunctions = {
  'list-plans': route({
    entry: 'functions/routes/billing/list-plans.ts',
    table: [],
    impact: 'The pricing page shows no plans once cached answers expire. Recording is unaffected.',
  }),
  'get-subscription': route({
    entry: 'functions/routes/billing/get-subscription.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot see their plan and usage. Limits and features stay the same.',
  }),
  'get-trial-info': route({
    entry: 'functions/routes/billing/get-trial-info.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries in a trial cannot schedule a plan. The trial continues.',
  }),
  'get-trial-welcome': route({
    entry: 'functions/routes/billing/get-trial-welcome.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'New notaries do not see the welcome to their trial. Nothing else is affected.',
  }),
  'create-subscription': route({
    entry: 'functions/routes/billing/create-subscription.ts',
    gradual: true,
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot subscribe. Notaries who already have a plan keep it.',
  }),
  'change-plan': route({
    entry: 'functions/routes/billing/change-plan.ts',
    gradual: true,
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot change their plan or billing cycle. Current plans stay the same.',
  }),
  'preview-change': route({
    entry: 'functions/routes/billing/preview-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact:
      'Notaries cannot see the cost of a plan change, so they cannot confirm one. Current plans stay the same.',
  }),
  'cancel-scheduled-change': route({
    entry: 'functions/routes/billing/cancel-scheduled-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot cancel a plan scheduled for the end of their trial, and may be charged for it.',
  }),
  'cancel-pending-change': route({
    entry: 'functions/routes/billing/cancel-pending-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot cancel a change scheduled for the next billing period.',
  }),
  'set-payment-method': route({
    entry: 'functions/routes/billing/set-payment-method.ts',
    gradual: true,
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot replace their card. Plans stay active during the grace period.',
  }),
  'list-invoices': route({
    entry: 'functions/routes/billing/list-invoices.ts',
    table: ['GetItem'],
    tokenKey: true,
    ...paying,
    impact: 'Notaries cannot open their invoices and receipts.',
  }),
  'stripe-webhook': route({
    entry: 'functions/routes/billing/stripe-webhook.ts',
    gradual: true,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    ...paying,
    impact:
      'The product learns of renewals and failed payments only when a plan is next read. Stripe retries each event.',
  }),
} satisfies RouteRows;
