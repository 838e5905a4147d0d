import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { isStateCode } from '#shared/data/states.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import type { ChosenFile } from './choose-file.tsx';
import { columnKindIds, columnKinds, type Mapping, mappingProblems } from './csv/columns.ts';
import { type DateOrder, exampleDate, seenOrder } from './csv/read-date.ts';
import type { Reading } from './csv/read-row.ts';
import { mappingFor, rememberMapping } from './remembered-mapping.ts';

type Chosen = Pick<Reading, 'mapping' | 'dateOrder' | 'state'>;

/** Says what each column of a file is, which state its rows are of, and, where no date shows it, which number is the month. */
export function MapColumns({
  file: { name, table },
  state: usualState,
  onBack,
  onMapped,
}: {
  file: ChosenFile;
  state: string | null;
  onBack: () => void;
  onMapped: (chosen: Chosen) => void;
}) {
  const { titles, rows } = table;
  const [mapping, setMapping] = useState<Mapping>(() => mappingFor(titles));
  const [state, setState] = useState(usualState ?? '');
  const [typedOrder, setTypedOrder] = useState<DateOrder | ''>('');
  const [problems, setProblems] = useState<string[]>([]);
  const dates = rows.map(({ cells }) => cells[mapping.indexOf('date')] ?? '');
  const order = seenOrder(dates);
  const unclear = exampleDate(dates);

  const check = () => {
    const dateOrder = order === 'unclear' ? typedOrder : order === 'none-needed' ? 'month-first' : order;
    const found = [
      ...mappingProblems(mapping),
      ...(isStateCode(state) ? [] : ['Choose the state of the acts.']),
      ...(dateOrder === '' ? ['Choose which number of a date is the month.'] : []),
    ];
    setProblems(found);
    if (found.length > 0 || dateOrder === '' || !isStateCode(state)) return;
    rememberMapping(titles, mapping);
    onMapped({ mapping, dateOrder, state });
  };

  return (
    <section className="annex-block" aria-labelledby="map-columns">
      <h2 id="map-columns">What is in each column?</h2>
      <p className="muted">
        {name}: {rows.length.toLocaleString('en-US')} {rows.length === 1 ? 'row' : 'rows'}. Leave out numbers
        of IDs and birth dates. We remember your choice on this device for files with the same titles.
      </p>
      <div className="annex-fields">
        {titles.map((title, at) => {
          const sample = rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
          return (
            <SelectField
              key={title}
              label={title}
              descriptiveText={sample ? `For example: ${sample.slice(0, 60)}` : 'Empty'}
              value={mapping[at] ?? 'skip'}
              onChange={(event) => {
                const kind = columnKindIds.find((one) => one === event.target.value) ?? 'skip';
                setMapping(mapping.map((one, index) => (index === at ? kind : one)));
              }}
            >
              <option value="skip">Leave out</option>
              {columnKindIds.map((kind) => (
                <option key={kind} value={kind}>
                  {columnKinds[kind].label}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
      <div className="annex-fields">
        <SelectField
          label="State of the acts, for rows without one"
          descriptiveText="Its law decides what may be kept."
          value={state}
          placeholder="Choose a state"
          onChange={(event) => setState(event.target.value)}
        >
          <StateOptions />
        </SelectField>
        {order === 'unclear' && (
          <SelectField
            label={`What does ${unclear} start with?`}
            descriptiveText="The dates of this file can be read both ways."
            value={typedOrder}
            placeholder="Choose"
            onChange={(event) =>
              setTypedOrder(event.target.value === 'day-first' ? 'day-first' : 'month-first')
            }
          >
            <option value="month-first">The month</option>
            <option value="day-first">The day</option>
          </SelectField>
        )}
      </div>
      {problems.length > 0 && (
        <div role="alert">
          <ul className="annex-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="annex-buttons">
        <Button onClick={onBack}>Choose another file</Button>
        <Button variation="primary" onClick={check}>
          Check rows
        </Button>
      </div>
    </section>
  );
}
