import { requiresPlan } from '#shared/data/plans.ts';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { notifyPlanLacks } from '#web/lib/browser/toasts.ts';
import { ExportItem } from './export-item.tsx';

type Route = 'export-journal-csv' | 'export-journal-pdf';

/** Which plans have reports. */
export const reportsNeedPlan = requiresPlan('Reports', 'pdfExport');

const words = {
  'export-journal-csv': {
    name: 'Spreadsheet (CSV)',
    about: 'One row for each entry, to sort and add up.',
    icon: 'download',
    fallbackName: 'notary-journal.csv',
    saved: 'Spreadsheet saved',
  },
  'export-journal-pdf': {
    name: 'Printable journal (PDF)',
    about: 'Signed, and laid out like the pages of a bound book.',
    icon: 'print',
    fallbackName: 'notary-journal.pdf',
    saved: 'Printable journal saved',
  },
} as const;

/** Saves a report of the entries that match a query. On a plan without reports, it offers the plans instead. */
export function ReportItem({
  route,
  query,
  isLocked,
  ...item
}: {
  route: Route;
  of: string;
  query: NonNullable<ApiInput<Route>['query']>;
  isLocked: boolean;
  isDisabled: boolean;
}) {
  const { name, about, icon, fallbackName, saved } = words[route];
  const { run, busy } = useSavedFile(() => apiFile(route, fallbackName, { query }), {
    failed: (reason) => `Export failed: ${reason}`,
    done: saved,
  });
  return (
    <ExportItem
      {...{ ...item, name, about, icon, busy, busyText: 'Preparing' }}
      locked={isLocked ? reportsNeedPlan : undefined}
      onChoose={() => (isLocked ? notifyPlanLacks(reportsNeedPlan) : void run())}
    />
  );
}
