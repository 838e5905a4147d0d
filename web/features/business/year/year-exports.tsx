import { Button } from '@aws-amplify/ui-react';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';

type Format = ApiInput<'export-business-year'>['query']['format'];
type Basis = ApiInput<'export-business-summary'>['query']['basis'];

const formats: Record<Format, { label: string; about: string }> = {
  csv: { label: 'CSV', about: 'Payments and expenses, for any spreadsheet.' },
  quickbooks: { label: 'QuickBooks', about: 'The same, to upload as a bank file to QuickBooks Online.' },
  xero: { label: 'Xero', about: 'The same, to import as a bank statement into Xero.' },
};

/** Files of a year for a tax preparer, spreadsheets, and bookkeeping programs. */
export function YearExports({ year, basis }: { year: string; basis: Basis }) {
  return (
    <section className="paper-card" aria-labelledby="year-exports">
      <h2 id="year-exports">Export {year}</h2>
      <ul className="year-exports">
        <SummaryPdf year={year} basis={basis} />
        {Object.keys(formats).map((format) => (
          <FormatFile key={format} year={year} format={format as Format} />
        ))}
      </ul>
    </section>
  );
}

const failed = 'The file could not be made. Try again.';

function SummaryPdf({ year, basis }: { year: string; basis: Basis }) {
  const { run, busy } = useSavedFile(
    () => apiFile('export-business-summary', `business-${year}.pdf`, { query: { year, basis } }),
    { failed, done: 'PDF saved' },
  );
  return (
    <li>
      <Button variation="primary" isLoading={busy} loadingText="PDF…" onClick={() => run()}>
        PDF
      </Button>
      <span className="muted">The summary on paper, for your tax preparer.</span>
    </li>
  );
}

function FormatFile({ year, format }: { year: string; format: Format }) {
  const { label, about } = formats[format];
  const { run, busy } = useSavedFile(
    () => apiFile('export-business-year', `business-${year}.csv`, { query: { year, format } }),
    { failed, done: 'File saved' },
  );
  return (
    <li>
      <Button isLoading={busy} loadingText="File…" onClick={() => run()}>
        {label}
      </Button>
      <span className="muted">{about}</span>
    </li>
  );
}
