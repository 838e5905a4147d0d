import { businessLimits } from '#shared/data/business/business-limits.ts';
import { prices } from './list-prices.ts';
import type { MeasuredUnits } from './measured-units.ts';
import {
  costOfFileBackups,
  costOfReplica,
  costOfTableCopies,
  monthlyBill,
  type Size,
  tableCopies,
  totalOf,
} from './monthly-bill.ts';
import { costOfTypes } from './services.ts';
import { assumed, calls, fixed, kindsOfNotaries, paidLookupsPerEntry } from './workload.ts';

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

const largest: Size = { notaries: 1_000_000, entries: 60 };

/** Returns what paid look-ups cost, by their share of entries. */
const lookupCost = ({ notaries, entries }: Size, share: number) =>
  (notaries * entries * share * prices.storedPlace.dollars) / prices.storedPlace.units;

const lineOf = (size: Size, service: string, measured: ReadonlyMap<string, MeasuredUnits>) =>
  monthlyBill(size, measured).find((line) => line.service === service)?.dollars ?? Number.NaN;

/** The plan that this one replaced. */
const hourlyCopies = { kept: 72 + 35 + 72 + 90, copied: 25 * 30.4 };

type Plan = { plan: string; cost: (size: Size) => number; lost: string };

/** Returns what several plans of backups cost, as rows of a table. */
function plansTable(measured: ReadonlyMap<string, MeasuredUnits>): string {
  const changes = (size: Size) => lineOf(size, 'Changes of the table', measured);
  const plans: Plan[] = [
    {
      plan: 'full copies every hour (72 here, 72 away, daily ones for 35 and 90 days)',
      cost: (size) => costOfTableCopies(size, hourlyCopies),
      lost: '1 to 3 hours',
    },
    { plan: 'full copies every day', cost: (size) => costOfTableCopies(size), lost: '1 to 2 days' },
    {
      plan: '**full copies every day, and changes every hour**',
      cost: (size) => costOfTableCopies(size) + changes(size),
      lost: '**1 to 3 hours**',
    },
    { plan: 'a replica of the table', cost: (size) => costOfReplica(size, measured), lost: 'seconds' },
    { plan: 'files in two vaults of AWS Backup', cost: costOfFileBackups, lost: '1 to 3 hours' },
    {
      plan: '**files replicated by S3**',
      cost: (size) => lineOf(size, 'Copies of files', measured),
      lost: '**minutes**',
    },
  ];
  return plans
    .map(({ plan, cost, lost }) => row([plan, ...sizes.map((size) => dollars(cost(size))), lost]))
    .join('\n');
}

const centsOf = ({ dollars: price, units }: { dollars: number; units: number }) => (price * 100) / units;
const distanceCents = (2 * centsOf(prices.storedPlace) + centsOf(prices.route)).toFixed(2);

/** Returns docs/cost.md. */
export function costPage(measured: ReadonlyMap<string, MeasuredUnits>): string {
  return `# Cost

Written by \`npm run docs\` from \`scripts/cost/\` and [performance.md](performance.md): do not edit. \`npm run cost -- --notaries 10000 --entries 60\` prints the
bill of any size.

Each notary submits 60 entries a month, with ${assumed.imagesPerEntry} signatures each, and ${assumed.storedMonths} months of entries are stored. Backups are included: continuous recovery at
home, and copies of table and files in another region ([ADR 0027](adr/0027-backups.md)).

${billTable(sizes, measured)}

## Address look-ups

A stored address costs ${(prices.storedPlace.dollars * 1_000) / prices.storedPlace.units / 10} cents, which makes it the largest line. A test simulates a year of 720 entries with the service itself: the device is 15 m off, one of four entries
is begun elsewhere, one of five is given up, and the notary corrects one of three on the map ([ADR 0008](adr/0008-reverse-geocoding.md)).

| kind of notary | paid look-ups for 100 entries | assumed share of notaries |
| --- | ---: | ---: |
${Object.entries(kindsOfNotaries)
  .map(([kind, { share, paidOf720 }]) => row([kind, ((paidOf720 / 720) * 100).toFixed(1), `${share * 100}%`]))
  .join('\n')}
| **all** | **${(paidLookupsPerEntry * 100).toFixed(1)}** | |

There is no count of notaries by where they work, so the shares are an assumption. Most of the 4.4 million US notaries are employees who notarize at their desk. Those who travel to signers are the minority; they
record two entries at a place on average. Each ten percent of notaries who move from one office to new places add ${dollars(
    lookupCost(
      largest,
      (0.1 * (kindsOfNotaries['always new'].paidOf720 - kindsOfNotaries['one office'].paidOf720)) / 720,
    ),
  )} at a million. If all were always at new
places, the line would be ${dollars(lookupCost(largest, kindsOfNotaries['always new'].paidOf720 / 720))}. The metric \`address-lookups-paid\` shows the real share ([runbook](runbooks/costs.md)).

## Distances of trips

The miles between two addresses cost ${distanceCents} cents: two places and a route ([ADR 0083](adr/0083-driving-distances.md)). The map service is asked only for trips between new places, at most ${businessLimits.paidDistancesPerDay} times a day for each
notary. The bill above leaves distances out, because it has no business. The metric \`distances-paid\` counts them.

## Other plans of backups

A full backup of the table is billed whole each time, and AWS Backup bills a small file as 128 KB.

| dollars a month | 100 notaries | 10,000 notaries | 1,000,000 notaries | lost with the region |
| --- | ---: | ---: | ---: | --- |
${plansTable(measured)}

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
The vaults keep ${tableCopies.kept.toFixed(1)} full backups of the table. Notaries show streets on ${assumed.streetMapsPerEntry * 100} of 100 maps of entries, and at each new place. SES is
${assumed.mailsPerMonth} mails to each notary. Not counted: free tiers, discounts, taxes, support, restores and drills, and Stripe's fees.

A test compares this list with the templates:

| type of resource | line of the bill, or why it is free |
| --- | --- |
${Object.entries(costOfTypes)
  .map(([type, cost]) => row([`\`${type}\``, 'free' in cost ? `free: ${cost.free}` : cost.join(', ')]))
  .join('\n')}

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
