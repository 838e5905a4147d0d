import { dueAfterDays } from '#functions/services/entries/verify-all-journals.ts';
import { pendingLeafPartitions } from '#functions/store/table/keys.ts';
import { stageOf } from '#infra/stages.ts';
import type { MeasuredRates } from '../cost/measured-units.ts';
import { assumed } from '../cost/workload.ts';
import { prodSettings } from '../local/assembly/prod-settings.ts';
import { type Peak, rhythm } from './peak.ts';
import { quotas } from './quotas.ts';

/** A limit, what a number of notaries needs of it, and the number at which it is met. */
export type Limit = { limit: string; value: number; load: number; remedy: string; source?: string };

/** The settings of `prod` that do not depend on its owner. */
const prod = stageOf('prod', prodSettings);

/** Units that a leaf costs in the partition where it waits: put in a transaction, and deleted. */
const waitingLeafUnits = 3;

/** The entries that one process can verify in a day: runs follow each other, and Lambda is slower than the bench. */
export const verifiedADay = ({ verifiedOfCpu }: MeasuredRates): number =>
  (verifiedOfCpu * 86_400) / assumed.billedTimes;

/** The entries that must be verified in a day. */
export const toVerifyADay = (notaries: number): number =>
  (notaries * rhythm.entriesPerMonth * assumed.storedMonths) / dueAfterDays;

const inRow = 'in its row (`infra/function-definitions/`)';

/** Returns our own limits of single functions that the workload calls: throttles, reserved calls, and queues. */
function limitsOfRows({ functions }: Peak): Limit[] {
  return functions.flatMap(({ call: { id }, row, calls, parallel }): Limit[] => [
    ...(row.kind === 'route' && row.perSecond
      ? [
          {
            limit: `our own throttle: ${id} a second`,
            ...{ value: row.perSecond, load: calls },
            remedy: `Raise \`perSecond\` ${inRow}.`,
          },
        ]
      : []),
    ...(row.parallelCalls && prod.reservesParallelCalls
      ? [
          {
            limit: `our own limit: parallel calls of ${id}`,
            ...{ value: row.parallelCalls, load: parallel },
            remedy: `Raise \`parallelCalls\` ${inRow}, and the account's concurrency with it.`,
          },
        ]
      : []),
    ...(row.kind === 'queue'
      ? [
          {
            limit: `our own limit: parallel calls of ${id}`,
            ...{ value: row.concurrency, load: parallel / row.batch.size },
            remedy: `Raise \`concurrency\` ${inRow}. Until then, messages wait, and an alarm reports those that waited for an hour.`,
          },
        ]
      : []),
  ]);
}

const wait =
  'Nothing while growth is gradual: capacity follows up to twice the previous peak within 30 minutes. Before a launch, warm the table with `WarmThroughput`.';

/** Returns all limits that grow with the number of notaries, those first that are met first. */
export function limitsOf(peak: Peak, rates: MeasuredRates): Limit[] {
  const { requests, reads, writes, parallel, signatures, keyUses, lookups, entries } = peak;
  const busiest = Math.max(...peak.functions.map((one) => one.parallel));
  const aws = (limit: string, name: keyof typeof quotas, load: number, remedy: string): Limit => ({
    ...{ limit, value: quotas[name].value, load, remedy, source: quotas[name].source },
  });
  return [
    ...limitsOfRows(peak),
    {
      limit: 'our own throttle: requests a second',
      ...{ value: prod.requestsPerSecond, load: requests },
      remedy:
        'Set `requestsPerSecond` of `prod` to three times the load that you expect (`infra/stages.ts`). It protects the bill, not the service.',
    },
    {
      limit: 'public log: leaves a second of one sequencer, as measured',
      ...{ value: rates.leaves, load: entries },
      remedy:
        'Links wait in the table until there are fewer. DynamoDB Local sets this figure, not the sequencer: see below.',
    },
    {
      limit: `public log: leaves a second in ${pendingLeafPartitions.length} partitions`,
      value: (pendingLeafPartitions.length * quotas.partitionWrites.value) / waitingLeafUnits,
      load: entries,
      remedy: 'Use more partitions (`functions/store/table/keys.ts`).',
      source: quotas.partitionWrites.source,
    },
    {
      limit: 'verification: entries a day of one process',
      ...{ value: verifiedADay(rates), load: toVerifyADay(peak.notaries) },
      remedy:
        'Call more often, so that runs of several parts work at the same time (`recurs` of `verify-journals`).',
    },
    aws(
      'Lambda: parallel calls of a new account',
      'newAccountCalls',
      parallel,
      'Ask for 1,000 before going live. AWS raises it with use, which is too late for a launch.',
    ),
    aws('Lambda: parallel calls', 'parallelCalls', parallel, 'Ask for more: AWS grants tens of thousands.'),
    aws('Lambda: new environments of a function in 10 s', 'newEnvironments', busiest, 'Nothing.'),
    aws('API Gateway: requests a second of an account', 'apiRequests', requests, 'Ask for more.'),
    aws(
      'Amazon Location: addresses a second',
      'addresses',
      lookups,
      'Ask for more. If it is reached, the notary types the address.',
    ),
    aws('DynamoDB: write units of a new on-demand table', 'newTableWrites', writes, wait),
    aws('DynamoDB: read units of a new on-demand table', 'newTableReads', reads, wait),
    aws('DynamoDB: write units of a table', 'tableUnits', writes, 'Ask for more.'),
    aws('DynamoDB: read units of a table', 'tableUnits', reads, 'Ask for more.'),
    aws('KMS: operations of elliptic curves a second', 'eccOperations', signatures.ecc, 'Ask for more.'),
    aws('KMS: operations of RSA a second', 'rsaOperations', signatures.rsa, 'Ask for more.'),
    aws(
      'KMS: symmetric operations a second',
      'symmetricOperations',
      keyUses,
      "Nothing. A function keeps a notary's key for five minutes.",
    ),
  ].toSorted((left, right) => metAt(left, peak) - metAt(right, peak));
}

/** The number of notaries at which a limit is met. */
export const metAt = (
  { value, load }: Pick<Limit, 'value' | 'load'>,
  { notaries }: Pick<Peak, 'notaries'>,
): number => (notaries * value) / load;
