import type { FunctionRow } from '#infra/function-rows/function-row.ts';
import { functions } from '#infra/functions.ts';
import { type PriceName, prices } from './list-prices.ts';
import type { MeasuredUnits } from './measured-units.ts';
import { assumed, calls, fixed, paidLookupsPerEntry, unitsOf } from './workload.ts';

/** Notaries, and entries that each of them submits in a month. */
export type Size = { notaries: number; entries: number };

/** Dollars a month of one service. */
type BillLine = { service: string; dollars: number };

const kilobytesPerGigabyte = 1_000_000;

/** Adds up what all calls of a month use. */
function callTotals({ notaries, entries }: Size, measured: ReadonlyMap<string, MeasuredUnits>) {
  const totals = { calls: 0, apiCalls: 0, gigabyteSeconds: 0, read: 0, write: 0, signatures: 0 };
  for (const one of calls) {
    const count = notaries * (entries * (one.perEntry ?? 0) + (one.perMonth ?? 0));
    const { read, write, milliseconds } = unitsOf(one, measured);
    const { memory = 1_024, signs }: FunctionRow = functions[one.id];
    totals.calls += count;
    if (!one.background) totals.apiCalls += count;
    totals.gigabyteSeconds += (count * assumed.billedTimes * milliseconds * memory) / 1_000 / 1_024;
    totals.read += count * read;
    totals.write += count * write;
    if (signs) totals.signatures += count;
  }
  return totals;
}

/** Returns the bill of a month by service, in dollars. `measured` are the units of `npm run bench`. */
export function monthlyBill(size: Size, measured: ReadonlyMap<string, MeasuredUnits>): BillLine[] {
  const total = callTotals(size, measured);
  const submitted = size.notaries * size.entries;
  const stored = submitted * assumed.storedMonths;
  const lookups = submitted * paidLookupsPerEntry;
  const signIns = size.notaries * (calls.find(({ id }) => id === 'login')?.perMonth ?? 0);
  const images = submitted * assumed.imagesPerEntry;
  const edgeRequests = total.apiCalls + signIns * assumed.filesPerSignIn;
  const cost = (name: PriceName, units: number) => (prices[name].dollars * units) / prices[name].units;
  const gigabytes = (kilobytes: number) => kilobytes / kilobytesPerGigabyte;
  const services = {
    'Amazon Location': cost('storedPlace', lookups),
    Lambda: cost('lambdaCall', total.calls) + cost('lambdaSecond', total.gigabyteSeconds),
    'API Gateway': cost('httpApiCall', total.apiCalls),
    DynamoDB:
      cost('tableRead', total.read) +
      // A paid look-up counts itself and stores its place.
      cost('tableWrite', total.write + 2 * lookups) +
      cost('tableStorage', gigabytes(stored * assumed.itemKilobytesPerEntry)),
    S3:
      // The image of the draft, its printable form, and the locked copy.
      cost('filePut', 3 * images) +
      cost('fileGet', 2 * images) +
      // The locked copy and the printable form.
      cost('fileStorage', 2 * gigabytes(stored * assumed.imagesPerEntry * assumed.imageKilobytes)),
    CloudFront:
      cost('edgeRequest', edgeRequests) +
      cost(
        'edgeGigabyte',
        gigabytes(total.apiCalls * assumed.kilobytesPerCall + signIns * assumed.kilobytesPerSignIn),
      ),
    WAF:
      cost('firewall', 1) + cost('firewallRule', fixed.firewallRules) + cost('firewallRequest', edgeRequests),
    CloudWatch:
      cost('alarmMetric', fixed.alarmMetrics) +
      cost('customMetric', fixed.customMetrics) +
      cost('logGigabyte', gigabytes(total.calls * assumed.logKilobytesPerCall)),
    'X-Ray': cost('trace', total.calls * assumed.tracedShare),
    KMS:
      cost('key', fixed.keys) +
      cost('keyUse', submitted * assumed.keyUsesPerEntry) +
      cost('signature', total.signatures),
    'Secrets Manager': cost('secret', fixed.secrets),
  };
  return Object.entries(services).map(([service, dollars]) => ({ service, dollars }));
}

/** Returns the sum of a bill in dollars. */
export function totalOf(bill: readonly BillLine[]): number {
  return bill.reduce((sum, { dollars }) => sum + dollars, 0);
}
