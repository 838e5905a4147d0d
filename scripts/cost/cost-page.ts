import { prices } from './list-prices.ts';
import type { MeasuredUnits } from './measured-units.ts';
import { monthlyBill, type Size, totalOf } from './monthly-bill.ts';
import { assumed, calls, fixed, paidLookupsPerEntry } from './workload.ts';

/** The sizes of the table in docs/cost.md. */
const sizes: readonly Size[] = [100, 10_000, 1_000_000].map((notaries) => ({ notaries, entries: 60 }));

/** Whole dollars, or cents below ten dollars. */
const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount < 10 ? 2 : 0,
    minimumFractionDigits: amount < 10 ? 2 : 0,
  });

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Returns the monthly bill of some sizes by service, as a Markdown table. */
export function billTable(shown: readonly Size[], measured: ReadonlyMap<string, MeasuredUnits>): string {
  const bills = shown.map((size) => monthlyBill(size, measured));
  const services = bills[0]?.map(({ service }) => service) ?? [];
  return [
    row(['dollars a month', ...shown.map(({ notaries }) => `${notaries.toLocaleString('en-US')} notaries`)]),
    row(['---', ...shown.map(() => '---:')]),
    ...services.map((service, index) =>
      row([service, ...bills.map((bill) => dollars(bill[index]?.dollars ?? 0))]),
    ),
    row(['**total**', ...bills.map((bill) => `**${dollars(totalOf(bill))}**`)]),
    row([
      'for each notary',
      ...bills.map((bill, index) => dollars(totalOf(bill) / (shown[index]?.notaries ?? 1))),
    ]),
  ].join('\n');
}

/** Returns docs/cost.md. */
export function costPage(measured: ReadonlyMap<string, MeasuredUnits>): string {
  return `# Cost

Written by \`npm run docs\` from \`scripts/cost/\` and [performance.md](performance.md): do not edit. \`npm run cost -- --notaries 10000 --entries 60\` prints the
bill of any size.

Each notary submits 60 entries a month, with ${assumed.imagesPerEntry} signatures each, and ${assumed.storedMonths} months of entries are stored. ${
    paidLookupsPerEntry * 100
  } of 100 entries need a paid address look-up:
the most that a notary at few places may need ([ADR 0008](adr/0008-reverse-geocoding.md)). A mobile notary who never comes back to a place needs one for each
entry.

${billTable(sizes, measured)}

## Before

A review of version 1.0.0 estimated, for the same notaries and from memory of the list prices:

| dollars a month | 100 notaries | 10,000 notaries | 1,000,000 notaries |
| --- | ---: | ---: | ---: |
| Amazon Location | $24 | $2,400 | $240,000 |
| everything else | $58 | $177 | $7,000 |
| **total** | **$82** | **$2,577** | **$247,000** |

Every entry had a paid look-up, 139 alarms watched single functions, and API Gateway kept detailed metrics of each route. This model counts more calls for an entry
than the review did, among them checks while typing, suggestions, CloudFront, the firewall, and logs.

## What is counted

Units and times of calls are those of the bench, in a journal of 1,000 entries; other units are those of the [data model](data-model.md). Lambda is billed
${assumed.billedTimes} times the measured time. Fixed costs are the most that tests allow: ${fixed.alarmMetrics} metrics in alarms, ${fixed.customMetrics} metrics of our own, ${fixed.keys} keys, ${fixed.secrets} secrets.
Not counted: free tiers, discounts, taxes, support, mail, map tiles, queues, backups in a vault, the trail of
human access (a few dollars, [ADR 0069](adr/0069-human-access.md)), and Stripe's fees.

| call | for each entry | for each notary and month |
| --- | ---: | ---: |
${calls.map(({ id, perEntry = 0, perMonth = 0 }) => row([id, perEntry, perMonth])).join('\n')}

## Prices

List prices in us-east-1. The month says for when the price is known.

| price | dollars | units | known for | source |
| --- | ---: | ---: | --- | --- |
${Object.entries(prices)
  .map(([name, { dollars: amount, units, asOf, source }]) =>
    row([name, amount, units.toLocaleString('en-US'), asOf, source]),
  )
  .join('\n')}
`;
}
