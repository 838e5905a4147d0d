/** What each plan allows (specification, section 6). A limit of -1 is unlimited. */
export const plans = {
  free: { name: 'Free', notarizationsLimit: 3, draftsLimit: 0, pdfExport: false },
  basic: { name: 'Basic', notarizationsLimit: 10, draftsLimit: 1, pdfExport: true },
  advanced: { name: 'Advanced', notarizationsLimit: 60, draftsLimit: 5, pdfExport: true },
  pro: { name: 'Pro', notarizationsLimit: -1, draftsLimit: -1, pdfExport: true },
} as const;

export type PlanId = keyof typeof plans;
export type Plan = (typeof plans)[PlanId];

export const trialDays = 7;
export const trialPlanId = 'advanced' satisfies PlanId;
