import { backupDays } from '#infra/constructs/backup-vault.ts';
import type { FunctionDefinition } from '#infra/function-definitions/function-definition.ts';
import { functions } from '#infra/functions.ts';
import { type PriceName, prices } from './list-prices.ts';
import type { MeasuredUnits } from './measured-units.ts';
import { type Service, services } from './services.ts';
import { assumed, calls, fixed, paidLookupsPerEntry, unitsOf } from './workload.ts';

/** Notaries, and entries that each of them submits in a month. */
export type Size = { notaries: number; entries: number };

/** Dollars a month of one service. */
type BillLine = { service: Service; dollars: number };

/** The way in which the table is copied to the backup region. */
export type TableCopies = {
  /** Full backups that the vaults keep at home and away, on average. */
  kept: number;
  /** Full backups that are copied in a month. */
  copied: number;
};

const daysPerMonth = 30.4;
const weeksPerMonth = daysPerMonth / 7;

/** The copies that the plan of the stacks makes (infra/stacks/backups.ts). */
export const tableCopies: TableCopies = {
  kept:
    backupDays.home * (1 + 1 / 7 + 1 / daysPerMonth) +
    backupDays.daily +
    backupDays.weekly / 7 +
    backupDays.monthly / daysPerMonth,
  copied: daysPerMonth + weeksPerMonth + 1,
};

/** Exports that contain each change (functions/services/changes-window.ts), and the days for which one is kept. */
const exportsOfChange = 2;
const changesDays = 8;

const kilobytesPerGigabyte = 1_000_000;

/** Adds up what all calls of a month use. */
function callTotals({ notaries, entries }: Size, measured: ReadonlyMap<string, MeasuredUnits>) {
  const totals = { calls: 0, apiCalls: 0, gigabyteSeconds: 0, read: 0, write: 0, signatures: 0 };
  for (const one of calls) {
    const count = notaries * (entries * (one.perEntry ?? 0) + (one.perMonth ?? 0));
    const { read, write, milliseconds } = unitsOf(one, measured);
    const { memory = 1_024, signs }: FunctionDefinition = functions[one.id];
    totals.calls += count;
    if (!one.background) totals.apiCalls += count;
    totals.gigabyteSeconds += (count * assumed.billedTimes * milliseconds * memory) / 1_000 / 1_024;
    totals.read += count * read;
    totals.write += count * write;
    if (signs) totals.signatures += count;
  }
  return totals;
}

const cost = (name: PriceName, units: number) => (prices[name].dollars * units) / prices[name].units;
const gigabytes = (kilobytes: number) => kilobytes / kilobytesPerGigabyte;

/** Returns the GB of the table. */
export function tableGigabytes({ notaries, entries }: Size): number {
  return gigabytes(notaries * entries * assumed.storedMonths * assumed.itemKilobytesPerEntry);
}

/** Returns what full backups of the table cost in a month. */
export function costOfTableCopies(size: Size, { kept, copied }: TableCopies = tableCopies): number {
  const table = tableGigabytes(size);
  return cost('tableBackup', kept * table) + cost('regionGigabyte', copied * table);
}

/** Returns what AWS Backup would charge for the files in two vaults, each billed as 128 KB. */
export function costOfFileBackups({ notaries, entries }: Size): number {
  const files = notaries * entries * assumed.storedMonths * assumed.imagesPerEntry;
  return 2 * cost('fileBackup', gigabytes(files * 128));
}

/** Returns what a replica of the table would cost: each write once more, and the stored data. */
export function costOfReplica(size: Size, measured: ReadonlyMap<string, MeasuredUnits>): number {
  const table = tableGigabytes(size);
  const { write } = callTotals(size, measured);
  return (
    cost('tableWrite', write) +
    cost('tableStorage', table) +
    cost('tableRecovery', table) +
    cost('regionGigabyte', gigabytes(write))
  );
}

/** Returns the bill of a month by service, in dollars. `measured` are the units of `npm run bench`. */
export function monthlyBill(size: Size, measured: ReadonlyMap<string, MeasuredUnits>): BillLine[] {
  const total = callTotals(size, measured);
  const submitted = size.notaries * size.entries;
  const lookups = submitted * paidLookupsPerEntry;
  const streetMaps = lookups + submitted * assumed.streetMapsPerEntry;
  const signIns = size.notaries * (calls.find(({ id }) => id === 'login')?.perMonth ?? 0);
  const images = submitted * assumed.imagesPerEntry;
  const imageGigabytes = gigabytes(images * assumed.imageKilobytes);
  const table = tableGigabytes(size);
  // A paid look-up counts itself and stores its place. A unit is a KB at most.
  const writes = total.write + 2 * lookups;
  const changed = gigabytes(writes);
  const files = signIns * assumed.filesPerSignIn;
  const edgeRequests = total.apiCalls + files;
  const logged = gigabytes(total.calls * assumed.logKilobytesPerCall);
  const accessLog = gigabytes(edgeRequests * assumed.accessLogKilobytes);
  const lines: Record<Service, number> = {
    'Amazon Location': cost('storedPlace', lookups),
    'Map tiles': cost('mapTile', streetMaps * assumed.tilesPerStreetMap),
    Lambda: cost('lambdaCall', total.calls) + cost('lambdaSecond', total.gigabyteSeconds),
    'API Gateway': cost('httpApiCall', total.apiCalls),
    DynamoDB: cost('tableRead', total.read) + cost('tableWrite', writes) + cost('tableStorage', table),
    'Recovery of the table': cost('tableRecovery', table),
    'Copies of the table': costOfTableCopies(size),
    'Changes of the table':
      cost('tableExport', exportsOfChange * changed) +
      cost('regionGigabyte', exportsOfChange * changed) +
      cost('fileStorage', (exportsOfChange * changed * changesDays) / daysPerMonth),
    S3:
      // The image of the draft, its printable form, and the locked copy.
      cost('filePut', 3 * images) +
      cost('fileGet', 2 * images) +
      // The locked copy and the printable form.
      cost('fileStorage', 2 * imageGigabytes * assumed.storedMonths) +
      cost('fileStorage', accessLog * assumed.logMonths),
    'Copies of files':
      // The image of the draft, the mark that it was deleted, and the locked copy.
      cost('filePut', 3 * images) +
      cost('regionGigabyte', 2 * imageGigabytes) +
      cost('fileStorage', imageGigabytes * (assumed.storedMonths + assumed.replacedMonths)),
    CloudFront:
      cost('edgeRequest', edgeRequests) +
      cost('edgeFunction', files) +
      cost(
        'edgeGigabyte',
        gigabytes(total.apiCalls * assumed.kilobytesPerCall + signIns * assumed.kilobytesPerSignIn),
      ),
    WAF:
      cost('firewall', 1) + cost('firewallRule', fixed.firewallRules) + cost('firewallRequest', edgeRequests),
    CloudWatch:
      cost('alarmMetric', fixed.alarmMetrics) +
      cost('compositeAlarm', fixed.compositeAlarms) +
      cost('dashboard', fixed.dashboards) +
      cost('customMetric', fixed.customMetrics + assumed.pageMetrics) +
      cost('logGigabyte', logged) +
      cost('logStorage', logged * assumed.logCompression * assumed.logMonths) +
      cost('deliveredLog', accessLog),
    'X-Ray': cost('trace', total.calls * assumed.tracedShare),
    KMS:
      cost('key', fixed.keys) +
      cost('keyUse', submitted * assumed.keyUsesPerEntry) +
      cost('signature', total.signatures),
    'Secrets Manager': cost('secret', fixed.secrets),
    SES: cost('mail', size.notaries * assumed.mailsPerMonth),
    SQS: cost(
      'queueRequest',
      submitted * assumed.queueMessagesPerEntry * assumed.requestsPerMessage +
        fixed.queueReaders * assumed.pollsPerMinute * 60 * 24 * daysPerMonth,
    ),
    SNS: cost('alarmMail', assumed.alarmMails),
    EventBridge: cost('scheduledCall', fixed.scheduledCalls),
    Synthetics: cost('canaryRun', fixed.canaryRuns),
    CloudTrail: cost('trailEvent', assumed.trailEvents),
  };
  return services.map((service) => ({ service, dollars: lines[service] }));
}

/** Returns the sum of a bill in dollars. */
export function totalOf(bill: readonly BillLine[]): number {
  return bill.reduce((sum, { dollars }) => sum + dollars, 0);
}
