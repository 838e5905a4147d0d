import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from '#infra/functions.ts';
import {
  type MeasuredRates,
  type MeasuredUnits,
  measuredRates,
  measuredUnits,
} from '#scripts/cost/measured-units.ts';
import { calls } from '#scripts/cost/workload.ts';
import { limitsOf, metAt, toVerifyADay, verifiedADay } from '#scripts/scale/limits.ts';
import { inBusiestSecond, type Peak, peakOf } from '#scripts/scale/peak.ts';
import { quotas } from '#scripts/scale/quotas.ts';
import { scalePage } from '#scripts/scale/scale-page.ts';

const million = 1_000_000;
let measured: Map<string, MeasuredUnits>;
let rates: MeasuredRates;
let peak: Peak;

beforeAll(async () => {
  const page = await readFile('docs/performance.md', 'utf8');
  [measured, rates] = [measuredUnits(page), measuredRates(page)];
  peak = peakOf(million, measured);
});

describe('the busiest second of a million notaries', () => {
  it('has the calls of the workload', () => {
    expect(Math.round(peak.entries)).toBe(227);
    const perEntry = calls.reduce((sum, one) => sum + (one.background ? 0 : (one.perEntry ?? 0)), 0);
    const perMonth = calls.reduce((sum, one) => sum + (one.perMonth ?? 0), 0);
    expect(peak.requests).toBeCloseTo(peak.entries * perEntry + inBusiestSecond(million, perMonth), 6);
  });

  it('grows with the notaries', () => {
    const tenfold = peakOf(10 * million, measured);
    for (const name of ['entries', 'requests', 'reads', 'writes', 'parallel', 'keyUses'] as const)
      expect(tenfold[name]).toBeCloseTo(10 * peak[name], 4);
  });

  it('signs tokens within the quota of KMS, and signs in within our own throttle', () => {
    expect(peak.signatures.ecc).toBeLessThan(quotas.eccOperations.value / 2);
    const login = peak.functions.find(({ call }) => call.id === 'login');
    const { perSecond = 0, parallelCalls = 0 } = { ...functions.login };
    expect(login?.calls).toBeLessThan(perSecond);
    expect(login?.parallel).toBeLessThan(parallelCalls);
  });

  it('leaves time to verify every entry', () => {
    expect(verifiedADay(rates)).toBeGreaterThan(toVerifyADay(million));
  });
});

describe('the limits', () => {
  it('are sorted by the number of notaries at which they are met', () => {
    const met = limitsOf(peak, rates).map((limit) => metAt(limit, peak));
    expect(met).toEqual(met.toSorted((left, right) => left - right));
    expect(met.length).toBeGreaterThan(10);
  });

  it('include every throttle of a route in the workload', () => {
    const named = limitsOf(peak, rates).map(({ limit }) => limit);
    for (const { call, row } of peak.functions) {
      const isThrottled = row.kind === 'route' && row.perSecond !== undefined;
      expect(named.includes(`our own throttle: ${call.id} a second`)).toBe(isThrottled);
    }
  });

  it('have a source and a day where AWS sets them', () => {
    for (const { value, source, asOf } of Object.values(quotas)) {
      expect(value).toBeGreaterThan(0);
      expect(source).toMatch(/^https:\/\/(docs\.aws\.amazon\.com|repost\.aws)\/[\w/.-]+$/);
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});

it('docs/scale.md matches the model (`npm run docs` writes it)', async () => {
  expect(await readFile('docs/scale.md', 'utf8')).toBe(scalePage(measured, rates));
});
