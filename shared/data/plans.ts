const unlimited = -1;

const names = { free: 'Free', basic: 'Basic', advanced: 'Advanced', pro: 'Pro' } as const;

const portals = 'Web app for phone and desktop';

type Limits = { notarizationsLimit: number; draftsLimit: number };

/** Adds the feature list of a plan: the sentences for its limits, then `more`. */
function withFeatures<const P extends Limits>(plan: P, ...more: string[]) {
  const { notarizationsLimit: acts, draftsLimit: drafts } = plan;
  const features = [
    acts === unlimited ? 'Unlimited notarizations' : `${acts} notarizations a month`,
    ...(drafts === unlimited ? ['Unlimited drafts'] : []),
    ...(drafts > 0 ? [`${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`] : []),
    ...more,
  ];
  return { ...plan, features };
}

/** The prices and limits of each plan (specification, sections 6 and 14). A limit of -1 is unlimited. */
export const plans = {
  free: withFeatures(
    {
      name: names.free,
      description: 'For occasional notarizations',
      rank: 0,
      monthlyCents: 0,
      annualCents: 0,
      notarizationsLimit: 3,
      draftsLimit: 0,
      pdfExport: false,
      search: false,
      batchExport: false,
      business: false,
      support: 'none',
    },
    portals,
  ),
  basic: withFeatures(
    {
      name: names.basic,
      description: 'For a few notarizations a month',
      rank: 1,
      monthlyCents: 499,
      annualCents: 4_790,
      notarizationsLimit: 10,
      draftsLimit: 1,
      pdfExport: true,
      search: false,
      batchExport: false,
      business: true,
      support: 'email',
    },
    portals,
    'PDF export and reports',
    'Orders, mileage, and invoices',
    'Email support',
  ),
  advanced: withFeatures(
    {
      name: names.advanced,
      description: 'For the working notary',
      rank: 2,
      monthlyCents: 999,
      annualCents: 9_590,
      notarizationsLimit: 60,
      draftsLimit: 5,
      pdfExport: true,
      search: true,
      batchExport: false,
      business: true,
      support: 'phone',
    },
    `Everything in ${names.basic}`,
    'Search and filters',
    'Phone support',
  ),
  pro: withFeatures(
    {
      name: names.pro,
      description: 'For the busy office',
      rank: 3,
      monthlyCents: 1_499,
      annualCents: 14_390,
      notarizationsLimit: unlimited,
      draftsLimit: unlimited,
      pdfExport: true,
      search: true,
      batchExport: true,
      business: true,
      support: 'priority',
    },
    `Everything in ${names.advanced}`,
    'Batch export',
    'Priority phone and email support',
  ),
};

export type PlanId = keyof typeof plans;
export type Plan = (typeof plans)[PlanId];

export const planIds = Object.keys(plans) as PlanId[];

type PaidFeature = 'pdfExport' | 'search' | 'batchExport' | 'business';

/** Returns the names of the plans with a feature: `Basic, Advanced or Pro`. */
export function plansWith(feature: PaidFeature): string {
  const found = planIds.filter((planId) => plans[planId][feature]).map((planId) => plans[planId].name);
  return found.join(', ').replace(/, ([^,]+)$/, ' or $1');
}

/** Returns the refusal for a missing feature: `PDF exports require Basic, Advanced or Pro plan`. */
export const requiresPlan = (what: string, feature: PaidFeature) =>
  `${what} require ${plansWith(feature)} plan`;

/** A plan that costs something and therefore has a subscription. */
export type PaidPlanId = Exclude<PlanId, 'free'>;

export const isPaid = (planId: PlanId): planId is PaidPlanId => planId !== 'free';

export const paidPlanIds = planIds.filter(isPaid);

export const billingCycles = ['monthly', 'annual'] as const;

export type BillingCycle = (typeof billingCycles)[number];

export const trialDays = 7;
export const trialPlanId = 'advanced' satisfies PlanId;

/** Days for which the plan's features stay after a failed renewal, while the card is retried (specification, section 14). */
export const graceDays = 14;

/** Returns the price of a plan for one cycle, in cents. */
export function priceCents(planId: PlanId, cycle: BillingCycle): number {
  const plan = plans[planId];
  return cycle === 'annual' ? plan.annualCents : plan.monthlyCents;
}

/** The percentage that twelve months cost less on annual billing, for every paid plan. */
export const annualSaving = Math.round(
  100 * (1 - plans.advanced.annualCents / (12 * plans.advanced.monthlyCents)),
);

/** Returns the payment provider's lookup key for a price: `journal_advanced_annual`. */
export function priceLookupKey(planId: PaidPlanId, cycle: BillingCycle): string {
  return `journal_${planId}_${cycle}`;
}

/** Returns the plan and cycle of a lookup key; undefined for any other key. */
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
