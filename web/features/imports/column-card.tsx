import { SelectField } from '@aws-amplify/ui-react';
import { useMemo } from 'react';
import { ColumnQuestion } from './column-question.tsx';
import { type ColumnKind, columnKindIds, columnKinds } from './csv/columns.ts';
import { exampleRows, understood } from './csv/examples.ts';
import type { Question } from './csv/questions.ts';
import type { Reading } from './csv/read-row.ts';
import type { CsvTable } from './csv/title-row.ts';

export const columnField = (column: number) => `import-column-${column}`;

type Column = {
  table: CsvTable;
  reading: Reading;
  column: number;
};

/** A column of the file: its title, what it is taken for, three examples as they are understood, and its questions. */
export function ColumnCard({
  isIdentity,
  questions,
  given,
  note,
  onKind,
  onAnswer,
  ...shown
}: Column & {
  /** Numbers of IDs and birth dates, which are never offered. */
  isIdentity: boolean;
  questions: readonly Question[];
  given: Readonly<Record<string, string>>;
  note: string | undefined;
  onKind: (kind: ColumnKind | 'skip') => void;
  onAnswer: (question: string, value: string) => void;
}) {
  const { table, reading, column } = shown;
  const title = table.titles[column] ?? '';
  const kind = reading.mapping[column] ?? 'skip';
  return (
    <li className="annex-column">
      {isIdentity ? (
        <div>
          <h3>{title}</h3>
          <p className="muted">Left out: numbers of IDs and birth dates are not kept.</p>
        </div>
      ) : (
        <SelectField
          id={columnField(column)}
          label={title}
          value={kind}
          onChange={(event) => onKind(columnKindIds.find((one) => one === event.target.value) ?? 'skip')}
        >
          {kind === 'ask' && <option value="ask">Choose what it is</option>}
          <option value="skip">Leave out</option>
          {columnKindIds.map((one) => (
            <option key={one} value={one}>
              {columnKinds[one].label}
            </option>
          ))}
        </SelectField>
      )}
      <Examples {...shown} isHidden={isIdentity} />
      {note && <p className="muted">{note}</p>}
      {questions.map(({ id, text, hint, options }) => (
        <ColumnQuestion
          key={id}
          {...{ id, text, options }}
          {...(hint && { hint })}
          value={given[text] ?? ''}
          onChange={(value) => onAnswer(text, value)}
        />
      ))}
    </li>
  );
}

/** Three cells as they are written, and as they are understood. */
function Examples({ table, reading, column, isHidden }: Column & { isHidden: boolean }) {
  const rows = useMemo(() => exampleRows(table, column), [table, column]);
  return (
    <table className="annex-examples">
      <caption className="visually-hidden">Examples of {table.titles[column]}</caption>
      <thead>
        <tr>
          <th scope="col">In the file</th>
          <th scope="col">Understood as</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((at) => {
          const { row, cells } = table.rows[at] ?? { row: 0, cells: [] };
          const text = cells[column] ?? '';
          const read = understood({ cells, column, reading });
          return (
            <tr key={row}>
              <td>{isHidden ? text.replace(/[\p{L}\d]/gu, '•') : text.slice(0, 120)}</td>
              {'value' in read ? (
                <td className={read.value === 'Left out' ? 'muted' : undefined}>
                  {read.value.slice(0, 120)}
                </td>
              ) : (
                <td className={read.isUnanswered ? 'annex-unanswered' : 'annex-unread'}>
                  {read.isUnanswered ? 'Waits for your answer' : `${read.problem}.`}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
