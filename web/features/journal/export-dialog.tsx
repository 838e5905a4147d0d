import { TextField } from '@aws-amplify/ui-react';
import { Link } from 'react-router';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { countFilters, filterQuery, problemsOf, type TypedFilters } from '#web/lib/entries/typed-filters.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CertificateItem } from './certificate-item.tsx';
import { ReportItem, reportsNeedPlan } from './report-item.tsx';
import './export-dialog.css';

/**
 * Exports the listed entries as one file: a spreadsheet, or a printable ledger; and a certificate that the journal of a
 * period is complete. Says which plans have what is locked.
 */
export function ExportDialog({
  wanted,
  total,
  isLocked,
  onPeriod,
  onClose,
}: {
  /** The filters of the list, or the period. */
  wanted: TypedFilters;
  total: number;
  isLocked: boolean;
  /** Changes the period. Missing on a plan with filters, which has them above the list. */
  onPeriod?: (period: TypedFilters) => void;
  onClose: () => void;
}) {
  const problem = problemsOf(wanted).dateTo;
  const isNarrowed = countFilters(wanted) > 0;
  const listed = onPeriod ? 'the period' : `the ${total.toLocaleString('en-US')} that fit`;
  const report = {
    ...{ of: isNarrowed ? listed : 'all', query: filterQuery(wanted), isLocked },
    isDisabled: problem !== undefined,
  };
  return (
    <Dialog title="Export" className="export-dialog" onClose={onClose}>
      {isLocked && (
        <p className="export-locked">
          {reportsNeedPlan}. <Link to={paths.pricing}>Upgrade Plan</Link>
        </p>
      )}
      {onPeriod && <ReportPeriod period={wanted} problem={problem} onChange={onPeriod} />}
      <ul className="export-items">
        <ReportItem {...report} route="export-journal-csv" />
        <ReportItem {...report} route="export-journal-pdf" />
        <CertificateItem
          of={wanted.dateFrom || wanted.dateTo ? 'the period' : 'the whole journal'}
          query={{ from: wanted.dateFrom, to: wanted.dateTo }}
          isDisabled={problem !== undefined}
        />
        <li>
          <Link to={paths.annex} className="amplify-button export-item">
            <Icon name="journal" size={20} />
            Imported entries
          </Link>
          <p className="muted">Entries of an earlier journal, which have files of their own.</p>
        </li>
      </ul>
    </Dialog>
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
