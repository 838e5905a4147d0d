import { Button, SelectField } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import { isStateCode } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { ErrorSummary, type Problem } from '#web/components/forms/error-summary.tsx';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useNotary } from '#web/lib/session/session.ts';
import { FileButton } from './choose-file.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { ColumnCard, columnField } from './column-card.tsx';
import { questionField } from './column-question.tsx';
import { isIdentityColumn } from './csv/guessed-mapping.ts';
import { mappingProblems } from './csv/mapping-problems.ts';
import { proofOf } from './csv/read-date.ts';
import type { Reading } from './csv/read-row.ts';
import { findingsOf, readingOf } from './csv/reading-of.ts';
import { type CsvTable, tableOf } from './csv/title-row.ts';
import { FileFacts } from './file-facts.tsx';
import { mappingFor, rememberMapping } from './remembered-mapping.ts';
import { StepHeading } from './step-heading.tsx';

const focusOn = (id: string) => () => {
  const field = document.getElementById(id);
  const control = field?.matches('select') ? field : field?.querySelector('input');
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
};

const stateField = 'import-state';

/** Says which date shows the order of all dates in the column. */
function orderNote({ titles, rows }: CsvTable, { mapping, order, answers }: Reading): string | undefined {
  const at = mapping.indexOf('date');
  const proof =
    order && !answers.dateOrder
      ? proofOf(
          rows.map(({ cells }) => cells[at] ?? ''),
          order,
        )
      : undefined;
  return (
    proof &&
    `In ${titles[at]}, the ${order === 'month-first' ? 'month' : 'day'} comes first, as ${proof} shows.`
  );
}

const openQuestions = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? 'One question waits for your answer.' : `${count} questions wait for your answers.`;
};

type MapColumnsProps = {
  file: ChosenFile;
  onChosen: (file: ChosenFile) => void;
  onChange: (file: ChosenFile) => void;
  onMapped: (table: CsvTable, reading: Reading) => void;
};

/** Shows how every column of a file is understood, and asks about cells that can be read in two ways. */
export function MapColumns(props: MapColumnsProps) {
  const { file, onChosen, onChange } = props;
  const table = useMemo(() => tableOf(file.csv, file.titleAt), [file.csv, file.titleAt]);
  if (!('problem' in table)) return <TableColumns {...props} table={table} />;
  return (
    <section className="annex-block" aria-label="Titles">
      <p role="alert">{table.problem}</p>
      <div className="annex-buttons">
        <Button onClick={() => onChange({ ...file, titleAt: 0 })}>Use the first row as titles</Button>
        <FileButton label="Choose another file" state={file.state} onChosen={onChosen} />
      </div>
    </section>
  );
}

function TableColumns({ file, table, onChosen, onChange, onMapped }: MapColumnsProps & { table: CsvTable }) {
  const { timezone } = useNotary();
  const [problems, setProblems] = useState<Problem[]>([]);
  const { titles, rows } = table;
  const columns = useMemo(
    () => titles.map((_, at) => rows.map(({ cells }) => cells[at] ?? '')),
    [titles, rows],
  );
  const guess = useMemo(() => mappingFor(titles, (at) => columns[at] ?? []), [titles, columns]);
  const mapping = file.mappings[titles.join('\n')] ?? guess;
  const today = dayIn(timezone, new Date());
  const state = isStateCode(file.state) ? file.state : undefined;
  const findings = useMemo(
    () => findingsOf(table, mapping, { today, timezone, state: state ?? 'CA' }),
    [table, mapping, today, timezone, state],
  );
  const { asked, readable } = findings;
  const reading = useMemo(() => readingOf(findings, file.given), [findings, file.given]);
  const open = asked.filter(({ text }) => !file.given[text]);
  const check = () => {
    const found: Problem[] = [
      ...(file.knowsLetters
        ? []
        : [
            {
              name: 'letters',
              message: 'Choose how the letters are written.',
              focus: focusOn(questionField('letters')),
            },
          ]),
      ...mappingProblems(titles, mapping).map(({ column, text }) => ({
        ...{ name: text, message: text, focus: focusOn(columnField(column)) },
      })),
      ...open.map(({ id, text }) => ({
        ...{ name: text, message: `Answer: ${text}`, focus: focusOn(questionField(id)) },
      })),
      ...(state
        ? []
        : [{ name: 'state', message: 'Choose the state of the acts.', focus: focusOn(stateField) }]),
    ];
    setProblems(found);
    if (found.length > 0) return;
    rememberMapping(titles, mapping);
    onMapped(table, reading);
  };

  const note = orderNote(readable, reading);
  return (
    <section className="annex-block" aria-labelledby="map-columns">
      <StepHeading id="map-columns">How is your file read?</StepHeading>
      <p>
        {file.name}: {rows.length.toLocaleString('en-US')} {rows.length === 1 ? 'row' : 'rows'}. Compare the
        examples, and change what is wrong. {openQuestions(open.length)}
      </p>
      <p className="muted">
        We remember your choice of columns on this device for files with the same titles.
      </p>
      <FileFacts file={file} table={table} onChange={onChange} />
      <h3>Columns</h3>
      <ul className="annex-columns">
        {titles.map((title, at) => (
          <ColumnCard
            key={title}
            {...{ table: readable, reading, column: at }}
            isIdentity={isIdentityColumn(title, columns[at] ?? [])}
            questions={asked.filter(({ column }) => column === at)}
            given={file.given}
            note={mapping[at] === 'date' ? note : undefined}
            onKind={(kind) =>
              onChange({
                ...file,
                mappings: {
                  ...file.mappings,
                  [titles.join('\n')]: mapping.map((one, index) => (index === at ? kind : one)),
                },
              })
            }
            onAnswer={(question, value) => onChange({ ...file, given: { ...file.given, [question]: value } })}
          />
        ))}
      </ul>
      <div className="annex-fields">
        <SelectField
          id={stateField}
          label="State of the acts, for rows without one"
          descriptiveText="Its law decides what may be kept."
          value={file.state}
          placeholder="Choose a state"
          onChange={(event) => onChange({ ...file, state: event.target.value })}
        >
          <StateOptions />
        </SelectField>
      </div>
      <ErrorSummary problems={problems} />
      <div className="annex-buttons">
        <Button variation="primary" onClick={check}>
          Check rows
        </Button>
        <FileButton label="Choose another file" state={file.state} onChosen={onChosen} />
      </div>
    </section>
  );
}
