import { SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { type ChosenFile, reopened } from './chosen-file.ts';
import { ColumnQuestion } from './column-question.tsx';
import { differingWords } from './csv/letters.ts';
import { separators } from './csv/parse-csv.ts';
import { type CsvTable, titleRows } from './csv/title-row.ts';

const shortened = (cells: readonly string[]) => {
  const text = cells.filter(Boolean).join(', ').replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Shows how a file is read before its columns matter: its letters, its separator, and which row has the titles. All can be changed. */
export function FileFacts({
  file,
  table,
  onChange,
}: {
  file: ChosenFile;
  table: CsvTable;
  onChange: (file: ChosenFile) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const { letters, csv, titleAt } = file;
  const { run } = useAction(async (changed: Promise<ChosenFile | { problem: string }>) => {
    const opened = await changed;
    setProblem('problem' in opened ? opened.problem : undefined);
    if (!('problem' in opened)) onChange(opened);
  });
  const words = letters.readings.length > 1 ? differingWords(letters.readings) : [];
  return (
    <>
      {letters.readings.length > 1 && (
        <ColumnQuestion
          id="letters"
          text="Which of these is written correctly?"
          hint="The file does not say how its letters are encoded."
          options={letters.readings.map(({ name }, at) => ({
            value: String(at),
            label: `${words[at] || name} (${name})`,
          }))}
          value={file.knowsLetters ? String(file.reading) : ''}
          onChange={(value) =>
            void run(reopened({ ...file, knowsLetters: true }, { reading: Number(value) }))
          }
        />
      )}
      <div className="annex-fields">
        <SelectField
          label="Titles of the columns"
          descriptiveText={titleText(table)}
          value={String(titleAt)}
          onChange={(event) => onChange({ ...file, titleAt: Number(event.target.value) })}
        >
          <option value="-1">The file has no titles</option>
          {csv.records.slice(0, titleRows).map(({ row, cells }, at) => (
            <option key={row} value={at}>
              Row {row}: {shortened(cells)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Between the cells"
          descriptiveText={columnsText(table)}
          value={csv.separator}
          onChange={(event) => void run(reopened(file, { separator: event.target.value }))}
        >
          {Object.entries({
            ...separators,
            ...(!(csv.separator in separators) && { [csv.separator]: csv.separator }),
          }).map(([separator, name]) => (
            <option key={separator} value={separator}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {problem && (
        <p className="amplify-field__error-message" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Says which rows above the titles are left out. */
function titleText({ above }: CsvTable): string {
  if (above.length === 0) return 'Every row below it is read as an entry.';
  const [first] = above;
  return above.length === 1
    ? `Row ${first?.row} above it is left out: ${shortened(first?.cells ?? [])}`
    : `${above.length} rows above it are left out: ${shortened(above.flatMap(({ cells }) => cells))}`;
}

const columnCount = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`;

/** Says how many columns are found, and how many of them are empty. */
function columnsText({ titles, empty }: CsvTable): string {
  const found = `${columnCount(titles.length)} with content.`;
  return empty === 0
    ? found
    : `${found} ${columnCount(empty)} without content ${empty === 1 ? 'is' : 'are'} left out.`;
}
