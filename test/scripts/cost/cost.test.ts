import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { stageOf } from '#infra/stages.ts';
import { costPage } from '#scripts/cost/cost-page.ts';
import { prices } from '#scripts/cost/list-prices.ts';
import { type MeasuredUnits, measuredRates, measuredUnits } from '#scripts/cost/measured-units.ts';
import { monthlyBill, tableCopies, totalOf } from '#scripts/cost/monthly-bill.ts';
import { calls, kindsOfNotaries, paidLookupsPerEntry, unitsOf } from '#scripts/cost/workload.ts';
import { entries, type KindOfNotary, paidLookupsPerEntryOf } from '#scripts/cost/year-of-lookups.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';

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

  it('charges a stored address for each paid look-up of a simulated year', async () => {
    expect(dollarsOf('Amazon Location', large)).toBeCloseTo(
      (10_000 * 60 * 4 * paidLookupsPerEntry) / 1_000,
      6,
    );
    const shares = Object.values(kindsOfNotaries).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    for (const [kind, { paidOf720 }] of Object.entries(kindsOfNotaries)) {
      const perEntry = await paidLookupsPerEntryOf(kind as KindOfNotary);
      expect([kind, Math.round(perEntry * entries)]).toEqual([kind, paidOf720]);
    }
  });

  it.each([
    ['one office', 0.45],
    ['ten places', 0.47],
    ['always new', 0.97],
  ] as const)('saves look-ups of a notary with %s, which were %f of an entry', async (kind, before) => {
    const opened = await paidLookupsPerEntryOf(kind, 'street');
    expect(opened).toBeCloseTo(before, 1);
    expect(await paidLookupsPerEntryOf(kind)).toBeLessThan(opened - 0.4);
  });

  it('costs at most $45,000 a month for a million notaries, with backups', () => {
    const bill = monthlyBill({ notaries: 1_000_000, entries: 60 }, measured);
    expect(totalOf(bill)).toBeLessThanOrEqual(45_000);
    for (const { service, dollars } of bill) expect([service, dollars > 0]).toEqual([service, true]);
  });

  it('keeps as many full copies of the table as the plan makes', () => {
    // Three days at home; 4 daily, 5 weekly, and 3 monthly copies away.
    expect(tableCopies.kept).toBeGreaterThan(15);
    expect(tableCopies.kept).toBeLessThan(16);
  });

  it('grows with the notaries, except for what is fixed', () => {
    const grown = (service: string) => dollarsOf(service, large) / dollarsOf(service, small);
    for (const service of [
      ...(['Amazon Location', 'Map tiles', 'Lambda', 'API Gateway', 'DynamoDB', 'S3', 'CloudFront'] as const),
      ...(['Recovery of the table', 'Copies of the table', 'Changes of the table'] as const),
      ...(['Copies of files', 'X-Ray', 'SES'] as const),
    ]) {
      expect(grown(service)).toBeCloseTo(100, 6);
    }
    expect(grown('Secrets Manager')).toBe(1);
    for (const service of ['CloudWatch', 'WAF', 'KMS', 'SQS']) expect(grown(service)).toBeLessThan(100);
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

  it('costs for 10,000 notaries about the budget with which prod begins', () => {
    const { monthlyBudget } = stageOf('prod', prodSettings);
    const ratio = totalOf(monthlyBill(large, measured)) / monthlyBudget;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.1);
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
