import type { FunctionId } from '#infra/functions.ts';
import type { CallUnits, MeasuredUnits } from './measured-units.ts';

/** How often a function is called, and what a call costs: a row of the bench, or units and time that it does not measure. */
export type Calls = {
  id: FunctionId;
  perEntry?: number;
  /** For each notary and month, whatever they record. */
  perMonth?: number;
  units: string | CallUnits;
  /** Where the bench counts the units of a call and takes no time. */
  milliseconds?: number;
  /** No route calls it. */
  background?: true;
};

const units = (read: number, write: number, milliseconds: number): CallUnits => ({
  read,
  write,
  milliseconds,
});

/** A notary's work: an entry of one or two signers with two signatures, recorded in the wizard and looked at later. */
export const calls: readonly Calls[] = [
  { id: 'create-draft', perEntry: 1, units: 'create-draft' },
  { id: 'update-draft', perEntry: 3, units: 'update-draft' },
  { id: 'submit-entry', perEntry: 1, units: 'submit-entry of a listed draft' },
  { id: 'get-entry', perEntry: 2, units: 'get-entry' },
  { id: 'list-entries', perEntry: 2, units: 'list-entries, first page of 20' },
  { id: 'get-dashboard', perEntry: 1, units: 'get-dashboard' },
  { id: 'validate-entry', perEntry: 4, units: 'validate-entry', milliseconds: 10 },
  { id: 'suggest-signers', perEntry: 3, units: 'suggest-signers', milliseconds: 15 },
  // Its calls are counted, as are those of the PDF, which reads what get-entry does.
  { id: 'reverse-geocode', perEntry: 1.5, units: units(2, 1, 10) },
  { id: 'get-profile', perEntry: 1, units: 'get-profile', milliseconds: 10 },
  { id: 'get-subscription', perEntry: 1, units: 'get-subscription', milliseconds: 10 },
  { id: 'export-entry-pdf', perEntry: 0.2, units: units(3.5, 1, 500) },
  { id: 'fan-out', perEntry: 1, units: units(0, 0, 20), background: true },
  { id: 'index-entries', perEntry: 1, units: units(4, 4, 50), background: true },
  { id: 'send-limit-mails', perEntry: 1, units: units(2, 0, 10), background: true },
  // A batch of a thousand leaves: each is read, compared with its link, removed, and gets its place.
  { id: 'sequence-log', perEntry: 1 / 1_000, units: units(1_050, 2_000, 250), background: true },
  { id: 'login', perMonth: 20, units: 'login', milliseconds: 120 },
  { id: 'refresh-session', perMonth: 60, units: 'refresh-session', milliseconds: 20 },
  // Two pages a day.
  { id: 'report-vitals', perMonth: 40, units: units(0, 0, 5) },
];

/** Returns the units and the time of a call. */
export function unitsOf(
  { id, units: own, milliseconds: estimated }: Calls,
  measured: ReadonlyMap<string, MeasuredUnits>,
): CallUnits {
  if (typeof own !== 'string') return own;
  const found = measured.get(own);
  const milliseconds = estimated ?? found?.milliseconds;
  if (!found || milliseconds === undefined) throw new Error(`The bench did not measure ${id}`);
  return { ...found, milliseconds };
}

/**
 * Kinds of notaries: the share of all that we assume, and the paid address look-ups in a simulated year of 720 entries
 * (year-of-lookups.ts; a test compares). There is no count of notaries by where they work. Most are employees who notarize at
 * their desk; notaries who travel to signers are the minority, and record more than one entry at most places.
 */
export const kindsOfNotaries = {
  'one office': { share: 0.6, paidOf720: 3 },
  'ten places': { share: 0.3, paidOf720: 15 },
  'always new': { share: 0.1, paidOf720: 370 },
} as const;

/** Paid address look-ups for each entry, of all notaries together. */
export const paidLookupsPerEntry = Object.values(kindsOfNotaries).reduce(
  (sum, { share, paidOf720 }) => sum + (share * paidOf720) / 720,
  0,
);

/** Assumptions that no bench measures. */
export const assumed = {
  /** Lambda's CPU at 1 GB is slower than the bench's, the network is longer, and some calls start cold. */
  billedTimes: 3,
  imagesPerEntry: 2,
  imageKilobytes: 20,
  /** Entry, row, link of the chain, and search index (docs/data-model.md). */
  itemKilobytesPerEntry: 3,
  /** Months of entries that are stored. */
  storedMonths: 12,
  keyUsesPerEntry: 6,
  /** Lines of the function and of API Gateway for each call. */
  logKilobytesPerCall: 1.5,
  tracedShare: 0.05,
  filesPerSignIn: 30,
  kilobytesPerSignIn: 250,
  kilobytesPerCall: 5,
  /** Maps on which the notary shows streets, for each entry beside one at each new place, and tiles of such a map. */
  streetMapsPerEntry: 0.05,
  tilesPerStreetMap: 6,
  /** A compressed line of a log, and the line of an access log in a bucket. */
  logCompression: 0.15,
  accessLogKilobytes: 0.6,
  /** Months for which logs are kept. */
  logMonths: 12,
  /**
   * Mails to each notary in a month: the head of the journal, warnings about limits, notices about the account, and on
   * twenty evenings the next day's orders, for one notary in ten.
   */
  mailsPerMonth: 6,
  /** Messages of an entry in queues (index, limits, images of its draft), each sent, received, and deleted. */
  queueMessagesPerEntry: 3,
  requestsPerMessage: 3,
  /** Requests a minute of Lambda at an empty queue: five pollers that wait 20 seconds. */
  pollsPerMinute: 15,
  /** Reads and writes by people, which the trail records, and mails of alarms. */
  trailEvents: 100_000,
  alarmMails: 1_000,
  /** Metrics of pages: four for each of a dozen browsers in use. Functions tell at most 36 apart. */
  pageMetrics: 48,
  /** Months for which the replaced image of a draft stays in the copy. */
  replacedMonths: 1.2,
} as const;

/** Costs that do not depend on the number of notaries: the most that tests allow the templates of a stage to have. */
export const fixed = {
  alarmMetrics: 121,
  customMetrics: 42,
  compositeAlarms: 5,
  dashboards: 1,
  keys: 10,
  secrets: 8,
  firewallRules: 6,
  queueReaders: 9,
  /** Calls of schedules in a month: one every minute, some every 15 minutes or every day. */
  scheduledCalls: 93_000,
  canaryRuns: 2_976,
} as const;
