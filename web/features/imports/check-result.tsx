import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { type BadRow, badRowsCsv, type CheckedRows } from './csv/check-rows.ts';
import { ImportedTable } from './imported-table.tsx';
import { StepHeading } from './step-heading.tsx';

/** Rows of a preview, and problems on the page; the saved file has all of them. */
const previewed = 5;
const listed = 20;

const rowsInWords = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

/** The number of a row in a spreadsheet, and its line in the file if that is another. */
const placeOf = ({ row, line }: BadRow) =>
  `Row ${row.toLocaleString('en-US')}${line === row ? '' : ` (line ${line.toLocaleString('en-US')} of the file)`}`;

function RowList({ rows }: { rows: readonly BadRow[] }) {
  return (
    <ul className="annex-problems">
      {rows.slice(0, listed).map((one) => (
        <li key={one.row}>
          {placeOf(one)}: {one.problems.map((problem) => problem.replace(/\.$/, '')).join('. ')}.
        </li>
      ))}
    </ul>
  );
}

/** The findings in the rows of a file: the first good ones, all problems by row, and what to do next. */
export function CheckResult({
  titles,
  checked: { good, bad, aside },
  onBack,
  onImport,
}: {
  titles: readonly string[];
  checked: CheckedRows;
  onBack: () => void;
  onImport: () => void;
}) {
  const saveBad = () =>
    void saveFile(new Blob([badRowsCsv(titles, bad)], { type: 'text/csv' }), 'rows-to-fix.csv');
  return (
    <section className="annex-block" aria-labelledby="check-result">
      <StepHeading id="check-result">
        {rowsInWords(good.length)} can be imported
        {bad.length > 0 && `, ${rowsInWords(bad.length)} cannot`}
      </StepHeading>
      {good.length > 0 && (
        <ImportedTable
          label="The first rows as they will be kept"
          rows={good.slice(0, previewed).map((row, position) => ({ importId: '', position, row }))}
        />
      )}
      {bad.length > 0 && (
        <>
          <h3>Rows with a problem</h3>
          <RowList rows={bad} />
          {bad.length > listed && (
            <p className="muted">The file of these rows lists all {rowsInWords(bad.length)}.</p>
          )}
          <p>Fix these rows in the file and choose it again, or import the others now and these later.</p>
          <div className="annex-buttons">
            <Button onClick={saveBad}>
              <Icon name="download" size={18} />
              Save these rows (CSV)
            </Button>
          </div>
        </>
      )}
      {aside.length > 0 && (
        <>
          <h3>Left out: totals, headings, and notes</h3>
          <RowList rows={aside} />
          {aside.length > listed && <p className="muted">{rowsInWords(aside.length)} in all.</p>}
        </>
      )}
      <div className="annex-buttons">
        <Button onClick={onBack}>Back to the columns</Button>
        {good.length > 0 && (
          <Button variation="primary" onClick={onImport}>
            Import {rowsInWords(good.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
