import { type PlanId, plans } from '#shared/data/plans.ts';
import type { ApiOutput, Dashboard, EntryRow, Profile, Subscription } from '#web/lib/api/api-types.ts';

/** Builds the profile of a signed-in notary. */
export function aProfile(more: Partial<Profile> = {}): Profile {
  return {
    id: '01J00000000000000000000001',
    createdAt: '2025-01-02T15:00:00.000Z',
    email: 'maria@example.com',
    emailVerified: true,
    fullName: 'María Delgado',
    timezone: 'America/Chicago',
    dateFormat: 'MM/dd/yyyy',
    signatureMetadataEnabled: true,
    monthlyHeadEmail: false,
    monthlyCopyEmail: false,
    eveningEmail: false,
    planSeen: null,
    primaryNotaryState: 'TX',
    additionalNotaryStates: [],
    phone: null,
    businessName: null,
    businessAddress: null,
    businessAddress2: null,
    businessCity: null,
    businessState: null,
    businessZip: null,
    website: null,
    specializations: [],
    notaryCommissions: [],
    insuranceDocuments: [],
    profilePictureUrl: null,
    version: 1,
    mailProblem: null,
    secondFactorEnabled: false,
    recoveryCodesLeft: 0,
    accountClosesAt: null,
    ...more,
  };
}

/** Builds a row of a list: a draft, unless it has a number. */
export function aRow(more: Partial<EntryRow> = {}): EntryRow {
  return {
    id: '01J00000000000000000000010',
    status: more.entryNumber ? 'submitted' : 'draft',
    version: 1,
    entryNumber: null,
    date: '2026-03-14',
    actTime: more.entryNumber ? '15:04' : null,
    actTimezone: 'America/Chicago',
    actUtcOffset: more.entryNumber ? '-05:00' : null,
    submittedAt: more.entryNumber ? '2026-03-14T20:04:00.000Z' : null,
    updatedAt: '2026-03-14T20:04:00.000Z',
    recordedAt: more.entryNumber ? '2026-03-14T20:04:00.000Z' : null,
    recordedBy: more.entryNumber ? 'server' : null,
    lateEntry: false,
    receivedLater: false,
    openDoubts: [],
    commission: null,
    stateCode: 'TX',
    documentType: 'acknowledgment',
    actType: null,
    outcome: 'performed',
    fee: 12.5,
    locationLabel: '100 Main St, Dallas',
    numberOfDocuments: 1,
    documentTitle: 'Deed of trust',
    signers: [{ firstName: 'Ann', lastName: 'Lee', oneName: false }],
    ...more,
  };
}

/** Builds submitted rows, numbered downwards from `from`. */
export function rowsFrom(from: number, count: number): EntryRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(from - index).padStart(6, '0');
    return aRow({ id: `01J0000000000000000S${number}`, entryNumber: number });
  });
}

/** Builds the figures of a dashboard. */
export function aDashboard(more: Partial<Dashboard> = {}): Dashboard {
  return {
    submittedCount: 12,
    draftsCount: 2,
    month: '2026-03',
    monthEntries: { value: 6, previous: 5, percentChange: 20 },
    monthRevenue: { value: 75, previous: 100, percentChange: -25 },
    recent: [],
    verified: null,
    ...more,
  };
}

/** Builds a monthly subscription to a plan. Free has no payment data. */
export function aSubscription(planId: PlanId, more: Partial<Subscription> = {}): Subscription {
  const plan = plans[planId];
  const isPaid = planId !== 'free';
  return {
    status: 'active',
    planId,
    planName: plan.name,
    annualBilling: false,
    currentPeriodEnd: isPaid ? '2026-12-10T18:00:00.000Z' : null,
    trialEnd: null,
    monthlyNotarizationsUsed: 0,
    monthlyNotarizationsLimit: plan.notarizationsLimit,
    draftsCount: 0,
    draftsLimit: plan.draftsLimit,
    pendingPlanChange: null,
    features: {
      pdfExport: plan.pdfExport,
      search: plan.search,
      batchExport: plan.batchExport,
      support: plan.support,
    },
    card: isPaid ? { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030 } : null,
    graceUntil: null,
    notice: null,
    remainingDays: 0,
    ...more,
  };
}

/** Builds a trial, by default seven days before its end. */
export function aTrial(more: Partial<Subscription> = {}): Subscription {
  return aSubscription('advanced', {
    status: 'trialing',
    currentPeriodEnd: null,
    trialEnd: '2026-11-28T18:00:00.000Z',
    remainingDays: 7,
    card: null,
    ...more,
  });
}

type Journal = ApiOutput<'list-journals'>['journals'][number];

/** The journals of an account that closed its first one. */
export const twoJournals: [closed: Journal, current: Journal] = [
  {
    ...{ number: 1, journalId: '01JD1111111111111111111111', openedAt: '2026-01-05T15:00:00.000Z' },
    ...{ entries: 12, closedAt: '2026-11-20T15:00:00.000Z', reason: 'surrendered' },
  },
  {
    ...{ number: 2, journalId: '01JD2222222222222222222222', openedAt: '2026-11-20T15:00:00.000Z' },
    ...{ entries: 0, closedAt: null, reason: null },
  },
];
