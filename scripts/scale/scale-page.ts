import { dueAfterDays } from '#functions/services/entries/verify-all-journals.ts';
import { journalPartitions, pendingLeafPartitions } from '#functions/store/table/keys.ts';
import { routes } from '#shared/contract/routes.ts';
import { addressRequestLimits } from '#shared/data/call-limits.ts';
import { limits as productLimits } from '#shared/data/limits.ts';
import { markdownTable, shownNumber } from '../bench/markdown.ts';
import type { MeasuredRates, MeasuredUnits } from '../cost/measured-units.ts';
import { assumed, unitsOf, calls as workload } from '../cost/workload.ts';
import { type Limit, limitsOf, metAt, toVerifyADay, verifiedADay } from './limits.ts';
import { inBusiestSecond, type Peak, peakOf, rhythm } from './peak.ts';
import { quotas } from './quotas.ts';

const notaries = 1_000_000;
const firstLimits = 10;

/** Whole numbers from ten on. */
const shown = (value: number) => shownNumber(value, value < 10 ? 1 : 0);

const million = (value: number) => `${shownNumber(value / 1_000_000, 1)} million`;

/** A number of notaries, in three digits. */
function people(count: number): string {
  const rounded = Number(count.toPrecision(3));
  return rounded >= 1_000_000 ? million(rounded) : shownNumber(rounded, 0);
}

const right = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable(head, rows).replace(/\n\| --- .*\n/, `\n| --- |${' ---: |'.repeat(head.length - 1)}\n`);

function loadTable({ functions, requests, reads, writes, parallel }: Peak): string {
  const rows = functions.map(({ call, calls, reads: read, writes: write, parallel: busy }) => [
    call.id,
    ...[calls, read, write, busy].map(shown),
  ]);
  const total = ['**all**', ...[requests, reads, writes, parallel].map((value) => `**${shown(value)}**`)];
  return right(['function', 'calls', 'read units', 'write units', 'at work'], [...rows, total]);
}

const limitRow = (limit: Limit, peak: Peak, sources: readonly string[]) => [
  limit.limit,
  shown(limit.value) + (limit.source ? ` (${sources.indexOf(limit.source) + 1})` : ''),
  shown(limit.load),
  people(metAt(limit, peak)),
  limit.remedy,
];

/** Returns docs/scale.md. */
export function scalePage(measured: ReadonlyMap<string, MeasuredUnits>, rates: MeasuredRates): string {
  const peak = peakOf(notaries, measured);
  const all = limitsOf(peak, rates);
  const sources = [...new Set(Object.values(quotas).map(({ source }) => source))];
  const row = (limit: Limit) => limitRow(limit, peak, sources);
  const head = ['limit', 'value', 'load', 'met at', 'what to do'];
  const submission = unitsOf({ id: 'submit-entry', units: 'submit-entry of a listed draft' }, measured);
  const callsOfEntry = workload.reduce(
    (sum, { perEntry = 0, background }) => sum + (background ? 0 : perEntry),
    0,
  );
  const entriesADay = (notaries * rhythm.entriesPerMonth) / rhythm.workingDays;
  const [needed, possible] = [toVerifyADay(notaries), verifiedADay(rates)];
  const source = (name: keyof typeof quotas) => sources.indexOf(quotas[name].source) + 1;
  const mails = Math.round((notaries * 3) / 1_461);
  const heads = Math.round(notaries / 10 / 28);
  return `# Scale

Written by \`npm run docs\` from \`scripts/scale/\`, the workload of [cost.md](cost.md), the rows of functions, and what \`npm run bench\` measured
([performance](performance.md)): do not edit. One million notaries on one stage: the limits that they reach first, and the remedy for each. \`npm run load\` shows how
routes behave beside each other on one machine, and \`npm run account-check\` reads quotas of a real account.

## Load of one million notaries

| | |
| --- | --- |
| entries | ${rhythm.entriesPerMonth} a month for each notary, on ${rhythm.workingDays} working days: ${million(entriesADay)} a day |
| busiest hour | ${rhythm.hourShare * 100}% of a day: ${shown((entriesADay * rhythm.hourShare) / 3_600)} entries a second |
| busiest second | ${rhythm.peakOfHour} times the average of that hour: **${shown(peak.entries)} entries a second** |
| requests | ${shownNumber(callsOfEntry)} for an entry, sign-ins, renewals, and reports: **${shown(peak.requests)} a second** |
| sign-ins, renewals, reports of speed | ${workload
    .filter(({ perMonth }) => perMonth)
    .map(
      ({ id, perMonth = 0 }) =>
        `${id} ${perMonth} times a month: ${shown(inBusiestSecond(notaries, perMonth))} a second`,
    )
    .join('; ')} |

In that second, by function. "At work" are calls at the same time, with ${assumed.billedTimes} times the bench's time. \`sequence-log\` is counted by batches of 1,000 links.

${loadTable(peak)}

## The first ten limits

Sorted by the number of notaries at which the busiest second meets the limit: 1,000,000 × value / load.

${markdownTable(head, all.slice(0, firstLimits).map(row))}

## Later ones

${markdownTable(head, all.slice(firstLimits).map(row))}

## Signatures

Access tokens are signed by a key of an elliptic curve: one signature for a sign-in, and one for each renewal. That is ${shown(peak.signatures.ecc)} a second for a million notaries, of ${shown(
    quotas.eccOperations.value,
  )}
that all such keys of an account share (${source('eccOperations')}). Checkpoints of the public log add one for a batch. Documents are signed by RSA, which has a quota of its own: ${shown(
    peak.signatures.rsa,
  )} of ${shown(quotas.rsaOperations.value)}. KMS rejects more, and
the SDK tries again.

## Verification of all journals

| | |
| --- | --- |
| needed | ${assumed.storedMonths} months of entries, each every ${dueAfterDays} days (the limit is 30): ${million(needed)} entries a day, ${shown(needed / 86_400)} a second |
| measured | ${shown(rates.verifiedOfCpu)} entries for a second of CPU, ${rates.readsOfVerified} read units for one |
| one process in AWS | ${assumed.billedTimes} times slower, day and night: ${million(possible)} entries a day |
| parts | the list of journals has ${journalPartitions.length} partitions. Each call is for one of them, so that no run reads the whole list ([ADR 0040](adr/0040-verifying-every-journal.md)) |
| processes that one million notaries need | **${Math.ceil(needed / possible)}**: ${
    needed <= possible
      ? 'calls follow each other every 15 minutes, one at a time'
      : 'call that many times as often, so that runs of several parts work at the same time'
  } |

## The public log

| | |
| --- | --- |
| links | one for each entry, and one opening for each journal: ${shown(peak.entries)} in the busiest second |
| one sequencer | ${shown(rates.leaves)} leaves a second on two cores that the database shares, ${shownNumber(rates.leaves / peak.entries)} times the busiest second. DynamoDB Local bounds it: the sequencer's own work would allow ${shown(
    rates.leavesOfCpu,
  )} for a second of CPU ([performance](performance.md#public-log)). Links wait in the table if there are more |
| partitions | links wait in ${pendingLeafPartitions.length} partitions, ${shown(peak.entries / pendingLeafPartitions.length)} a second in each |
| S3 | ${million(notaries * rhythm.entriesPerMonth)} links a month, 256 in a file of each kind: ${shown((notaries * rhythm.entriesPerMonth * 2) / 256)} full files. In quiet minutes, four partial files and a checkpoint: 216,000 a month. At $5 a million writes: less than $4 |
| size of the log | 66 bytes a link (32 of the hash, 34 of the data), ${shown((notaries * rhythm.entriesPerMonth * 12 * 66) / 1e9)} GB a year |
| a proof | 30 hashes (960 bytes) for a billion links; it reads 5 tiles |

## Limits that do not grow with the number of notaries

| limit | value | what it means |
| --- | --- | --- |
| DynamoDB: units of one partition | ${shown(quotas.partitionReads.value)} read, ${shown(quotas.partitionWrites.value)} write a second (${source('partitionWrites')}) | One notary, whose submission costs ${submission.write} units: ${shown(
    quotas.partitionWrites.value / submission.write,
  )} submissions a second. The queue of one notary's phone sends one at a time. |
| DynamoDB: items of one partition key, because of the list index | ${quotas.collectionGigabytes.value} GB (${source('collectionGigabytes')}) | With ${assumed.itemKilobytesPerEntry} KB for an entry, its row, and its link: ${million(
    (quotas.collectionGigabytes.value * 1e6) / assumed.itemKilobytesPerEntry,
  )} entries in one journal. |
| firewall: calls of \`/api/auth/\` from one address | ${shown(addressRequestLimits.accountAttempts)} in 5 minutes (\`shared/data/call-limits.ts\`) | An office of more than ${shown(
    addressRequestLimits.accountAttempts / 2,
  )} notaries behind one address, who all sign in at nine with two calls. |
| SES: mails a day and a second | by account | Reminders: three for a commission of four years, ${shown(mails)} a day. At 14 a second, that is ${shown(mails / 14)} s of the function's 900 s. Monthly heads: if one in ten asks for them, ${shown(
    heads,
  )} a day, ${shown(heads / 14)} s of 900 s. Next day's orders: if one in ten asks for them, ${shown(notaries / 10)} an evening, ${shown(notaries / 10 / 14)} s of sixteen runs of 840 s in each time zone. |
| API Gateway: routes of an HTTP API | ${quotas.apiRoutes.value} (${source('apiRoutes')}) | \`routes.ts\` has ${Object.keys(routes).length}. |
| journals of an account | ${productLimits.journals} | Each has its own chain, and its own partition. |

## Sources

Defaults of \`us-east-1\`, each with the date of its look-up in \`scripts/scale/quotas.ts\`. Your account may have others.

${sources.map((address, index) => `${index + 1}. ${address}`).join('\n')}
`;
}
