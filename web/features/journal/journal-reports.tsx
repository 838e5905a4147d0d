import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import {
  activeFilters,
  countFilters,
  filterQuery,
  problemsOf,
  type TypedFilters,
} from '#web/lib/entries/typed-filters.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CertificateButton } from './certificate-button.tsx';
import { ReportButton } from './report-button.tsx';
import './journal-reports.css';

const periodOf = ({ dateFrom = '', dateTo = '' }: TypedFilters): TypedFilters =>
  activeFilters({ dateFrom, dateTo });

/**
 * Exports the listed entries as one file: a spreadsheet, or a printable ledger; and a certificate that the journal of a
 * period is complete. On a plan without filters, the notary can choose a period here.
 */
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
  const [period, setPeriod] = useState<TypedFilters>(() => periodOf(inAddress));
  const features = subscription?.features;
  const isLocked = features?.pdfExport === false;
  const choosesPeriod = features?.search === false;
  const wanted = choosesPeriod ? period : filters;
  const problem = problemsOf(wanted).dateTo;
  const listed = countFilters(filters) > 0 ? `the ${total.toLocaleString('en-US')} that fit` : 'all';
  const which = choosesPeriod && countFilters(period) > 0 ? 'the period' : listed;
  const report = { which, isLocked, query: filterQuery(wanted), isDisabled: problem !== undefined };
  return (
    <div className="journal-reports">
      {choosesPeriod && <ReportPeriod period={period} problem={problem} onChange={setPeriod} />}
      <ReportButton {...report} route="export-journal-csv" />
      <ReportButton {...report} route="export-journal-pdf" />
      <CertificateButton
        which={wanted.dateFrom || wanted.dateTo ? 'the period' : 'the whole journal'}
        query={{ from: wanted.dateFrom, to: wanted.dateTo }}
        isDisabled={problem !== undefined}
      />
      <LinkButton to={paths.annex}>Imported entries</LinkButton>
    </div>
  );
}

/** The first and last day of a report. A missing day means no limit. */
function ReportPeriod({
  period,
  problem,
  onChange,
}: {
  period: TypedFilters;
  problem: string | undefined;
  onChange: (period: TypedFilters) => void;
}) {
  return (
    <fieldset className="report-period">
      <legend className="visually-hidden">Period of the report</legend>
      <TextField
        label="Report from"
        type="date"
        value={period.dateFrom ?? ''}
        onChange={(event) => onChange({ ...period, dateFrom: event.target.value })}
      />
      <TextField
        label="Report to"
        type="date"
        value={period.dateTo ?? ''}
        hasError={problem !== undefined}
        errorMessage={problem}
        onChange={(event) => onChange({ ...period, dateTo: event.target.value })}
      />
    </fieldset>
  );
}
