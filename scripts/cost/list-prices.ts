/** Dollars for a number of units. `asOf` is the month for which the price is known (YYYY-MM). */
type Price = { dollars: number; units: number; source: string; asOf: string };

const site = 'https://aws.amazon.com';
const million = 1_000_000;

/**
 * List prices in us-east-1, without free tiers, discounts for volume, and taxes. Compare a price with its source before you
 * rely on it, and then write the new month.
 */
export const prices = {
  /** SearchPlaceIndexForPosition with an answer that may be stored. */
  storedPlace: { dollars: 4, units: 1_000, source: `${site}/location/pricing/`, asOf: '2025-06' },
  /** CalculateRoute by car. */
  route: { dollars: 0.5, units: 1_000, source: `${site}/location/pricing/`, asOf: '2025-06' },
  mapTile: { dollars: 0.04, units: 1_000, source: `${site}/location/pricing/`, asOf: '2025-06' },
  lambdaCall: { dollars: 0.2, units: million, source: `${site}/lambda/pricing/`, asOf: '2026-05' },
  /** A second of a function on Arm with one GB of memory. */
  lambdaSecond: { dollars: 0.0000133334, units: 1, source: `${site}/lambda/pricing/`, asOf: '2026-05' },
  httpApiCall: { dollars: 1, units: million, source: `${site}/api-gateway/pricing/`, asOf: '2025-06' },
  tableRead: {
    dollars: 0.125,
    units: million,
    source: `${site}/dynamodb/pricing/on-demand/`,
    asOf: '2025-07',
  },
  tableWrite: {
    dollars: 0.625,
    units: million,
    source: `${site}/dynamodb/pricing/on-demand/`,
    asOf: '2025-07',
  },
  /** A GB for a month, without point-in-time recovery. */
  tableStorage: { dollars: 0.25, units: 1, source: `${site}/dynamodb/pricing/on-demand/`, asOf: '2025-07' },
  /** Continuous backups of a GB for a month. */
  tableRecovery: { dollars: 0.2, units: 1, source: `${site}/dynamodb/pricing/on-demand/`, asOf: '2025-07' },
  /** A GB of changes that are exported. */
  tableExport: { dollars: 0.1, units: 1, source: `${site}/dynamodb/pricing/on-demand/`, asOf: '2025-07' },
  /** A GB of a full backup of the table for a month. */
  tableBackup: { dollars: 0.1, units: 1, source: `${site}/backup/pricing/`, asOf: '2026-06' },
  /** A GB of a small file in AWS Backup for a month, which bills each file as 128 KB. Not used, but compared with. */
  fileBackup: { dollars: 0.05, units: 1, source: `${site}/backup/pricing/`, asOf: '2025-06' },
  /** A GB that goes to another region. */
  regionGigabyte: { dollars: 0.02, units: 1, source: `${site}/ec2/pricing/on-demand/`, asOf: '2026-06' },
  filePut: { dollars: 0.005, units: 1_000, source: `${site}/s3/pricing/`, asOf: '2025-06' },
  fileGet: { dollars: 0.0004, units: 1_000, source: `${site}/s3/pricing/`, asOf: '2025-06' },
  fileStorage: { dollars: 0.023, units: 1, source: `${site}/s3/pricing/`, asOf: '2025-06' },
  edgeRequest: { dollars: 0.01, units: 10_000, source: `${site}/cloudfront/pricing/`, asOf: '2025-06' },
  edgeGigabyte: { dollars: 0.085, units: 1, source: `${site}/cloudfront/pricing/`, asOf: '2025-06' },
  edgeFunction: { dollars: 0.1, units: million, source: `${site}/cloudfront/pricing/`, asOf: '2025-06' },
  firewall: { dollars: 5, units: 1, source: `${site}/waf/pricing/`, asOf: '2026-04' },
  firewallRule: { dollars: 1, units: 1, source: `${site}/waf/pricing/`, asOf: '2026-04' },
  firewallRequest: { dollars: 0.6, units: million, source: `${site}/waf/pricing/`, asOf: '2026-04' },
  logGigabyte: { dollars: 0.5, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  /** A GB of logs, compressed, for a month. */
  logStorage: { dollars: 0.03, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  /** A GB of access logs that CloudWatch delivers to S3. */
  deliveredLog: { dollars: 0.25, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  dashboard: { dollars: 3, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  compositeAlarm: { dollars: 0.5, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  canaryRun: { dollars: 0.0012, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  customMetric: { dollars: 0.3, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  alarmMetric: { dollars: 0.1, units: 1, source: `${site}/cloudwatch/pricing/`, asOf: '2026-02' },
  trace: { dollars: 5, units: million, source: `${site}/xray/pricing/`, asOf: '2025-06' },
  key: { dollars: 1, units: 1, source: `${site}/kms/pricing/`, asOf: '2025-06' },
  keyUse: { dollars: 0.03, units: 10_000, source: `${site}/kms/pricing/`, asOf: '2025-06' },
  /** A signature, except with RSA of 2,048 bits. */
  signature: { dollars: 0.15, units: 10_000, source: `${site}/kms/pricing/`, asOf: '2025-06' },
  secret: { dollars: 0.4, units: 1, source: `${site}/secrets-manager/pricing/`, asOf: '2025-06' },
  mail: { dollars: 0.1, units: 1_000, source: `${site}/ses/pricing/`, asOf: '2025-06' },
  /** A request of a FIFO queue; others cost less. */
  queueRequest: { dollars: 0.5, units: million, source: `${site}/sqs/pricing/`, asOf: '2025-06' },
  alarmMail: { dollars: 2, units: 100_000, source: `${site}/sns/pricing/`, asOf: '2025-06' },
  scheduledCall: { dollars: 1, units: million, source: `${site}/eventbridge/pricing/`, asOf: '2025-06' },
  trailEvent: { dollars: 0.1, units: 100_000, source: `${site}/cloudtrail/pricing/`, asOf: '2025-06' },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;
