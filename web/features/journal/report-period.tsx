import { TextField } from '@aws-amplify/ui-react';
import type { TypedFilters } from '#web/lib/entries/typed-filters.ts';

/** The first and last day of a report. A missing day means no limit. */
export function ReportPeriod({
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
