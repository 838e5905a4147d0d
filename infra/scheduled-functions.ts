import type { TableAction } from './routes.ts';

/** A function that is called once a day, and what it may do: nothing that is not listed here. */
export type ScheduledFunction = {
  entry: `functions/events/${string}.ts`;
  /** When, by UTC. */
  daily: { hour: number; minute: number };
  /** What it does on the table, each to items of some partitions only. */
  table: Partial<Record<TableAction, `${'NOTARY' | 'DUE'}#*`>>;
  mail?: true;
  siteUrl?: true;
  /** Logical id of the queue that keeps word of the calls that failed for good. */
  failures: string;
  /** What to do about that: a page of docs/runbooks. */
  runbook: 'expiry-reminders';
  /** MB. */
  memory: number;
  /** Seconds. */
  timeout: number;
  /** Who is hurt, and how, while it fails. Stands in its alarms. */
  impact: string;
};

export const scheduledFunctionIds = ['send-expiry-reminders'] as const;

export type ScheduledFunctionId = (typeof scheduledFunctionIds)[number];

/** One row for every function that is called by the clock. */
export const scheduledFunctions = {
  'send-expiry-reminders': {
    entry: 'functions/events/send-expiry-reminders.ts',
    // The same calendar day in every timezone that a notary may choose: 3 in Honolulu to 9 in New York.
    daily: { hour: 13, minute: 0 },
    table: { GetItem: 'NOTARY#*', Query: 'DUE#*', UpdateItem: 'DUE#*' },
    mail: true,
    siteUrl: true,
    failures: 'ReminderFailures',
    runbook: 'expiry-reminders',
    memory: 512,
    timeout: 900,
    impact: 'Notaries are not reminded by mail that a commission expires; the dashboard still tells them.',
  },
} as const satisfies Record<ScheduledFunctionId, ScheduledFunction>;
