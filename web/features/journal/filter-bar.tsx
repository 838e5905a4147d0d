import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { documentTypeCodes, documentTypes } from '#shared/data/document-types.ts';
import { entryFilters, type FilterName } from '#shared/rules/entry-filters.ts';
import { Icon } from '#web/components/icon.tsx';
import { countFilters } from '#web/lib/entries/typed-filters.ts';
import { useTypedFilters } from './use-filters.ts';
import './filter-bar.css';

const types = documentTypeCodes
  .map((code) => ({ code, name: documentTypes[code].name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Filters the journal by signer, dates, place, document type, and fee (specification, section 2.6). */
export function FilterBar() {
  const { typed, problems, type, clear, takeNow } = useTypedFilters();
  const count = countFilters(typed);
  const [isOpen, setIsOpen] = useState(count > (typed.search ? 1 : 0));
  const panel = useId();
  const search = useRef<HTMLInputElement>(null);

  const field = (name: FilterName) => ({
    label: entryFilters[name].label,
    name,
    value: typed[name] ?? '',
    hasError: problems[name] !== undefined,
    errorMessage: problems[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  });
  const money = {
    type: 'number',
    min: '0',
    step: '0.01',
    inputMode: 'decimal',
    autoComplete: 'off',
  } as const;

  /** Each filter has an input: a missing one does not compile. */
  const inputs = Object.entries({
    dateFrom: <TextField {...field('dateFrom')} type="date" max={typed.dateTo} />,
    dateTo: <TextField {...field('dateTo')} type="date" min={typed.dateFrom} />,
    location: (
      <TextField
        {...field('location')}
        className="filter-location"
        placeholder="Street, city or ZIP"
        autoComplete="off"
        maxLength={entryFilters.location.max}
      />
    ),
    documentType: (
      <SelectField {...field('documentType')}>
        <option value="">All types</option>
        {types.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    ),
    outcome: (
      <SelectField {...field('outcome')}>
        <option value="">All entries</option>
        <option value="performed">Performed</option>
        <option value="not_performed">Not performed</option>
      </SelectField>
    ),
    feeMin: <TextField {...field('feeMin')} {...money} />,
    feeMax: <TextField {...field('feeMax')} {...money} />,
  } satisfies Record<Exclude<FilterName, 'search'>, ReactNode>);

  return (
    <search className="filter-bar">
      <form
        aria-label="Search and filters"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Enter' && takeNow()}
      >
        <div className="filter-bar-head">
          <TextField
            {...field('search')}
            ref={search}
            type="search"
            enterKeyHint="search"
            placeholder="Name, or words of an addendum"
            autoComplete="off"
            spellCheck={false}
            maxLength={entryFilters.search.max}
          />
          <div className="filter-bar-buttons">
            <Button
              type="button"
              className="filter-toggle"
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="filter" size={18} />
              Filters
            </Button>
            {count > 0 && (
              <Button
                type="button"
                onClick={() => {
                  clear();
                  // The button goes, and the focus would go with it.
                  search.current?.focus();
                }}
              >
                Clear all
              </Button>
            )}
          </div>
          <p className="filter-count" role="status">
            {count > 0 && `${count} active ${count === 1 ? 'filter' : 'filters'}`}
          </p>
        </div>
        <div id={panel} className="filter-fields" data-open={isOpen}>
          {inputs.map(([name, input]) => (
            <Fragment key={name}>{input}</Fragment>
          ))}
        </div>
      </form>
    </search>
  );
}
