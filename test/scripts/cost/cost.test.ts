import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { costPage } from '#scripts/cost/cost-page.ts';
import { prices } from '#scripts/cost/list-prices.ts';
import { type MeasuredUnits, measuredRates, measuredUnits } from '#scripts/cost/measured-units.ts';
import { monthlyBill, totalOf } from '#scripts/cost/monthly-bill.ts';
import { calls, unitsOf } from '#scripts/cost/workload.ts';

let page: string;
let measured: Map<string, MeasuredUnits>;

beforeAll(async () => {
  page = await readFile('docs/performance.md', 'utf8');
  measured = measuredUnits(page);
});

const dollarsOf = (service: string, size: { notaries: number; entries: number }) =>
  monthlyBill(size, measured).find((line) => line.service === service)?.dollars ?? Number.NaN;

describe('measuredUnits', () => {
  it('reads units and times of calls from the page of the bench', () => {
    const row = page.split('\n').find((line) => line.startsWith('| submit-entry of a listed draft | ')) ?? '';
    const { read, write } = measured.get('submit-entry of a listed draft') ?? {};
    expect(row).toContain(`| ${read} / ${write} |`);
    expect(measured.get('submit-entry')?.milliseconds).toBeGreaterThan(0);
    expect(measured.get('login')?.milliseconds).toBeUndefined();
    for (const call of calls) expect(unitsOf(call, measured).milliseconds).toBeGreaterThan(0);
  });

  it('refuses a page without figures', () => {
    expect(() => measuredUnits('# Performance\n')).toThrow('docs/performance.md has no table');
    expect(() => measuredRates('# Performance\n')).toThrow('docs/performance.md has no table');
  });
});

describe('monthlyBill', () => {
  const small = { notaries: 100, entries: 60 };
  const large = { notaries: 10_000, entries: 60 };

  it('charges every fourth entry for a stored address', () => {
    expect(dollarsOf('Amazon Location', large)).toBeCloseTo((10_000 * 60 * 4) / 4 / 1_000, 6);
  });

  it('grows with the notaries, except for what is fixed', () => {
    const grown = (service: string) => dollarsOf(service, large) / dollarsOf(service, small);
    for (const service of [
      'Amazon Location',
      'Lambda',
      'API Gateway',
      'DynamoDB',
      'S3',
      'CloudFront',
      'X-Ray',
    ]) {
      expect(grown(service)).toBeCloseTo(100, 6);
    }
    expect(grown('Secrets Manager')).toBe(1);
    for (const service of ['CloudWatch', 'WAF', 'KMS']) expect(grown(service)).toBeLessThan(100);
  });

  it('adds the units of every call', () => {
    const writes = calls.reduce(
      (sum, call) => sum + ((call.perEntry ?? 0) * 60 + (call.perMonth ?? 0)) * unitsOf(call, measured).write,
      0,
    );
    expect(writes).toBeGreaterThan(60 * 14);
    expect(dollarsOf('DynamoDB', large)).toBeGreaterThan(
      (10_000 * writes * prices.tableWrite.dollars) / 1_000_000,
    );
  });

  it('costs less than half of what the review of version 1.0.0 found', () => {
    for (const [notaries, before] of [
      [10_000, 2_577],
      [1_000_000, 247_000],
    ] as const) {
      expect(totalOf(monthlyBill({ notaries, entries: 60 }, measured))).toBeLessThan(before / 2);
    }
    expect(totalOf(monthlyBill(small, measured))).toBeLessThan(82);
  });
});

describe('the prices', () => {
  it('each have a source and a month', () => {
    for (const { source, asOf, dollars, units } of Object.values(prices)) {
      expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/[\w/-]+\/$/);
      expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(dollars * units).toBeGreaterThan(0);
    }
  });
});

it('docs/cost.md matches the model (`npm run docs` writes it)', async () => {
  expect(await readFile('docs/cost.md', 'utf8')).toBe(costPage(measured));
});
