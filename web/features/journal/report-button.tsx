import { Button } from '@aws-amplify/ui-react';
import { requiresPlan } from '#shared/data/plans.ts';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-call.ts';
import { notifyPlanLacks } from '#web/lib/browser/toasts.ts';

type Route = 'export-journal-csv' | 'export-journal-pdf';

const reportsNeedPlan = requiresPlan('Reports', 'pdfExport');

const words = {
  'export-journal-csv': {
    label: 'CSV',
    name: 'Spreadsheet (CSV)',
    icon: 'download',
    fallbackName: 'notary-journal.csv',
    saved: 'Spreadsheet saved',
  },
  'export-journal-pdf': {
    label: 'Printable journal',
    name: 'Printable journal (PDF)',
    icon: 'print',
    fallbackName: 'notary-journal.pdf',
    saved: 'Printable journal saved',
  },
} as const;

/** Saves a report of the entries that match a query. On a plan without reports, it opens the plans instead. */
export function ReportButton({
  route,
  which,
  query,
  isLocked,
  isDisabled,
}: {
  route: Route;
  which: string;
  query: NonNullable<ApiInput<Route>['query']>;
  isLocked: boolean;
  isDisabled: boolean;
}) {
  const { label, name, icon, fallbackName, saved } = words[route];
  const { run, busy } = useSavedFile(() => apiFile(route, fallbackName, { query }), {
    failed: (reason) => `Export failed: ${reason}`,
    done: saved,
  });
  return (
    <Button
      type="button"
      isLoading={busy}
      isDisabled={isDisabled}
      loadingText="Preparing"
      aria-label={`${name} of ${which}${isLocked ? `: ${reportsNeedPlan}` : ''}`}
      onClick={() => (isLocked ? notifyPlanLacks(reportsNeedPlan) : void run())}
    >
      <Icon name={isLocked ? 'lock' : icon} size={18} />
      {label}
    </Button>
  );
}
