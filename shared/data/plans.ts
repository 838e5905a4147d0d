/** What each plan costs and allows (specification, section 6; decisions, "Plans"). A limit of -1 is unlimited. */
export const plans = {
  free: {
    name: 'Free',
    description: 'For the occasional act',
    rank: 0,
    monthlyCents: 0,
    annualCents: 0,
    notarizationsLimit: 3,
    draftsLimit: 0,
    pdfExport: false,
    search: false,
    batchExport: false,
    support: 'none',
    features: ['3 notarizations a month', 'Mobile app and web portal'],
  },
  basic: {
    name: 'Basic',
    description: 'For a few acts a month',
    rank: 1,
    monthlyCents: 499,
    annualCents: 4_790,
    notarizationsLimit: 10,
    draftsLimit: 1,
    pdfExport: true,
    search: false,
    batchExport: false,
    support: 'email',
    features: [
      '10 notarizations a month',
      '1 draft',
      'Mobile app and web portal',
      'PDF export and reports',
      'Email support',
    ],
  },
  advanced: {
    name: 'Advanced',
    description: 'For the working notary',
    rank: 2,
    monthlyCents: 999,
    annualCents: 9_590,
    notarizationsLimit: 60,
    draftsLimit: 5,
    pdfExport: true,
    search: true,
    batchExport: false,
    support: 'phone',
    features: [
      '60 notarizations a month',
      '5 drafts',
      'Everything in Basic',
      'Search and filters',
      'Phone support',
    ],
  },
  pro: {
    name: 'Pro',
    description: 'For the busy office',
    rank: 3,
    monthlyCents: 1_499,
    annualCents: 14_390,
    notarizationsLimit: -1,
    draftsLimit: -1,
    pdfExport: true,
    search: true,
    batchExport: true,
    support: 'priority',
    features: [
      'Unlimited notarizations',
      'Unlimited drafts',
      'Everything in Advanced',
      'Batch export',
      'Priority phone and email support',
    ],
  },
} as const;

export type PlanId = keyof typeof plans;
export type Plan = (typeof plans)[PlanId];

export const planIds = Object.keys(plans) as PlanId[];

/** The plans that cost something, and so have a subscription behind them. */
export const paidPlanIds = ['basic', 'advanced', 'pro'] as const satisfies readonly PlanId[];

export type PaidPlanId = (typeof paidPlanIds)[number];

export const billingCycles = ['monthly', 'annual'] as const;

export type BillingCycle = (typeof billingCycles)[number];

export const trialDays = 7;
export const trialPlanId = 'advanced' satisfies PlanId;

/** Days for which a failed renewal leaves the plan's features, while the card is tried again (decisions, "Plans"). */
export const graceDays = 14;

/** What a plan costs for one cycle, in cents. */
export function priceCents(planId: PlanId, cycle: BillingCycle): number {
  const plan = plans[planId];
  return cycle === 'annual' ? plan.annualCents : plan.monthlyCents;
}

/** The name under which the payment provider knows a price: `journal_advanced_annual`. */
export function priceLookupKey(planId: PaidPlanId, cycle: BillingCycle): string {
  return `journal_${planId}_${cycle}`;
}

/** The plan and cycle behind a lookup key; undefined for any other key. */
export function planOfLookupKey(
  key: string | null | undefined,
): { planId: PaidPlanId; cycle: BillingCycle } | undefined {
  for (const planId of paidPlanIds) {
    for (const cycle of billingCycles) {
      if (priceLookupKey(planId, cycle) === key) return { planId, cycle };
    }
  }
  return undefined;
}
