import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { activeFilters, type TypedFilters } from '#web/lib/entries/typed-filters.ts';
import { ExportDialog } from './export-dialog.tsx';

const periodOf = ({ dateFrom = '', dateTo = '' }: TypedFilters): TypedFilters =>
  activeFilters({ dateFrom, dateTo });

/** The button that opens everything that saves the listed entries as one file. On a plan without filters, it has a period. */
export function JournalReports({
  filters,
  inAddress,
  total,
}: {
  filters: TypedFilters;
  /** The filters in the address. A plan without filters uses the period, which monthly emails link to. */
  inAddress: TypedFilters;
  total: number;
}) {
  const { subscription } = useSubscription();
  const [isOpen, setOpen] = useState(false);
  const [period, setPeriod] = useState<TypedFilters>(() => periodOf(inAddress));
  const choosesPeriod = subscription?.features.search === false;
  return (
    <>
      <Button type="button" className="journal-export" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="download" size={18} />
        Export
      </Button>
      {isOpen && (
        <ExportDialog
          wanted={choosesPeriod ? period : filters}
          total={total}
          isLocked={subscription?.features.pdfExport === false}
          {...(choosesPeriod && { onPeriod: setPeriod })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
