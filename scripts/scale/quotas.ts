/** A limit that AWS sets, where it says so, and when that was looked up (YYYY-MM-DD). */
type Quota = { value: number; source: string; asOf: string };

const docs = 'https://docs.aws.amazon.com';
const lambda = `${docs}/lambda/latest/dg`;
const table = `${docs}/amazondynamodb/latest/developerguide`;
const onDemand = 'https://repost.aws/knowledge-center/on-demand-table-throttling-dynamodb';
const kms = `${docs}/kms/latest/developerguide/requests-per-second.html`;
const location = `${docs}/location/previous/developerguide/location-quotas.html`;

/** Defaults of us-east-1. An account may have others: `npm run account-check` reads some. */
export const quotas = {
  /** AWS says "reduced" for new accounts; accounts with ten are known. */
  newAccountCalls: { value: 10, source: `${lambda}/gettingstarted-limits.html`, asOf: '2026-11-22' },
  parallelCalls: { value: 1_000, source: `${lambda}/gettingstarted-limits.html`, asOf: '2026-11-22' },
  /** In ten seconds, of one function. */
  newEnvironments: { value: 1_000, source: `${lambda}/scaling-behavior.html`, asOf: '2026-11-22' },
  apiRequests: {
    value: 10_000,
    source: `${docs}/apigateway/latest/developerguide/limits.html`,
    asOf: '2026-11-22',
  },
  apiRoutes: {
    value: 300,
    source: `${docs}/apigateway/latest/developerguide/http-api-quotas.html`,
    asOf: '2026-11-22',
  },
  addresses: { value: 50, source: location, asOf: '2026-11-22' },
  newTableWrites: { value: 4_000, source: onDemand, asOf: '2026-11-22' },
  newTableReads: { value: 12_000, source: onDemand, asOf: '2026-11-22' },
  partitionReads: { value: 3_000, source: onDemand, asOf: '2026-11-22' },
  partitionWrites: { value: 1_000, source: onDemand, asOf: '2026-11-22' },
  /** Units of one table, of each kind. */
  tableUnits: { value: 40_000, source: `${table}/ServiceQuotas.html`, asOf: '2026-11-22' },
  /** Of the items of one partition key, because of the list index. */
  collectionGigabytes: { value: 10, source: `${table}/ServiceQuotas.html`, asOf: '2026-11-22' },
  symmetricOperations: { value: 100_000, source: kms, asOf: '2026-11-26' },
  /** All keys of elliptic curves of an account share it. */
  eccOperations: { value: 1_000, source: kms, asOf: '2026-11-26' },
  rsaOperations: { value: 1_000, source: kms, asOf: '2026-11-26' },
} as const satisfies Record<string, Quota>;
