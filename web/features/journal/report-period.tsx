import { TextField } from '@aws-amplify/ui-react';
import type { TypedFilters } from '#web/lib/typed-filters.ts';

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
        value={period.date_from ?? ''}
        onChange={(event) => onChange({ ...period, date_from: event.target.value })}
      />
      <TextField
        label="Report to"
        type="date"
        value={period.date_to ?? ''}
        hasError={problem !== undefined}
        errorMessage={problem}
        onChange={(event) => onChange({ ...period, date_to: event.target.value })}
      />
    </fieldset>
  );
}
