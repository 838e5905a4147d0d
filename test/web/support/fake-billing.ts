import { planIds, plans } from '#shared/data/plans.ts';
import type { ApiOutput, ChangePreview, Invoice, TrialInfo } from '#web/lib/api/api-types.ts';

/** The price list as the API returns it. */
export function thePlans(): ApiOutput<'list-plans'> {
  return {
    currency: 'usd',
    plans: planIds.map((planId) => ({
      planId,
      name: plans[planId].name,
      description: plans[planId].description,
      monthlyPrice: plans[planId].monthlyCents / 100,
      annualPrice: plans[planId].annualCents / 100,
      features: [...plans[planId].features],
      notarizationsLimit: plans[planId].notarizationsLimit,
      draftsLimit: plans[planId].draftsLimit,
    })),
  };
}

/** A preview of the first month of Basic, without a card on file. */
export function aPreview(more: Partial<ChangePreview> = {}): ChangePreview {
  return {
    action: 'new',
    takesHold: 'now',
    effectiveAt: '2026-11-21T18:00:00.000Z',
    chargeNow: 4.99,
    lines: [{ description: 'Basic plan, monthly', amount: 4.99 }],
    nextCharge: { amount: 4.99, at: '2026-12-21T18:00:00.000Z' },
    needsCard: true,
    ...more,
  };
}

/** The answer to an immediate change. */
export function aChange(more: Partial<ApiOutput<'change-plan'>> = {}): ApiOutput<'change-plan'> {
  return {
    newPlan: 'pro',
    billingCycle: 'monthly',
    scheduled: false,
    isDowngrade: false,
    nextBillingDate: '2026-12-10T18:00:00.000Z',
    trialEnd: null,
    immediate: true,
    clientSecret: null,
    ...more,
  };
}

/** The answer to a paid subscription to Basic. */
export function aCreation(
  more: Partial<ApiOutput<'create-subscription'>> = {},
): ApiOutput<'create-subscription'> {
  return {
    status: 'active',
    planId: 'basic',
    billingCycle: 'monthly',
    trialEnd: null,
    nextBillingDate: '2026-12-21T18:00:00.000Z',
    clientSecret: null,
    ...more,
  };
}

export function aTrialInfo(more: Partial<TrialInfo> = {}): TrialInfo {
  return {
    isTrial: true,
    trialEnd: '2026-11-28T18:00:00.000Z',
    remainingDays: 7,
    pendingPlanChange: null,
    ...more,
  };
}

export function anInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'DNJ-0001',
    createdAt: '2026-11-10T18:00:00.000Z',
    status: 'paid',
    total: 9.99,
    description: 'Advanced plan, monthly',
    hostedUrl: 'https://invoice.test/in_1',
    pdfUrl: 'https://invoice.test/in_1.pdf',
    ...more,
  };
}
