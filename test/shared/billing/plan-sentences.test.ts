import { describe, expect, it } from 'vitest';
import { planIds, plans, requiresPlan } from '#shared/data/plans.ts';
import { errorDetails } from '#shared/errors.ts';

describe('the features of a plan', () => {
  it('state its limits and its extras', () => {
    expect(planIds.map((planId) => plans[planId].features)).toEqual([
      ['3 notarizations a month', 'Web app for phone and desktop'],
      [
        '10 notarizations a month',
        '1 draft',
        'Web app for phone and desktop',
        'PDF export and reports',
        'Orders, mileage, and invoices',
        'Email support',
      ],
      ['60 notarizations a month', '5 drafts', 'Everything in Basic', 'Search and filters', 'Phone support'],
      [
        'Unlimited notarizations',
        'Unlimited drafts',
        'Everything in Advanced',
        'Batch export',
        'Priority phone and email support',
      ],
    ]);
  });
});

describe('a refusal for a missing feature', () => {
  it('names the plans that have the feature', () => {
    expect(requiresPlan('Reports', 'pdfExport')).toBe('Reports require Basic, Advanced or Pro plan');
    expect(errorDetails).toMatchObject({
      PLAN_LACKS_PDF_EXPORT: 'PDF exports require Basic, Advanced or Pro plan',
      PLAN_LACKS_BATCH_EXPORT: 'Batch PDF exports require Pro plan',
      PLAN_LACKS_SEARCH: 'Search and filters require Advanced or Pro plan',
    });
  });
});
