import type { Input } from '#shared/contract/schemas.ts';
import type { reportVitals } from '#shared/contract/vitals.ts';

type Vitals = Input<typeof reportVitals>['body'];

const metrics = {
  lcp: { name: 'page-lcp', unit: 'Milliseconds' },
  inp: { name: 'page-inp', unit: 'Milliseconds' },
  cls: { name: 'page-cls', unit: 'None' },
  errors: { name: 'page-errors', unit: 'Count' },
} as const satisfies Record<keyof Vitals, { name: string; unit: string }>;

/** The names of the metrics of pages. */
export const pageMetrics = Object.values(metrics).map(({ name }) => name);

/** Returns the values of metrics that a page reports. */
export function pageMeasures(vitals: Vitals) {
  return (Object.keys(metrics) as (keyof Vitals)[]).flatMap((key) => {
    const value = vitals[key];
    return value === undefined ? [] : [{ ...metrics[key], value }];
  });
}
