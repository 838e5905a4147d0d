import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { ImportedDetails } from './imported-details.tsx';
import { type ImportedItem, ImportedTable } from './imported-table.tsx';
import type { EntryImport } from './use-import-run.ts';
import { failure, useImportedRows } from './use-imported-rows.ts';

type Search = { search: string; dateFrom: string; dateTo: string; importId: string };

const nothing: Search = { search: '', dateFrom: '', dateTo: '', importId: '' };

/** Imported entries, by name, dates, and import. */
export function ImportedRows({ imports }: { imports: readonly EntryImport[] }) {
  const [typed, setTyped] = useState(nothing);
  const [asked, setAsked] = useState(nothing);
  const field = (name: keyof Search) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed);
  };
  const isWrong = typed.dateFrom !== '' && typed.dateTo !== '' && typed.dateFrom > typed.dateTo;
  return (
    <section className="annex-block" aria-labelledby="annex-rows">
      <h2 id="annex-rows">Entries</h2>
      <search>
        <form aria-label="Search imported entries" onSubmit={submit}>
          <div className="annex-fields">
            <TextField
              {...field('search')}
              label="Signer"
              type="search"
              enterKeyHint="search"
              placeholder="Beginning of a name"
              autoComplete="off"
              maxLength={2 * limits.nameLength + 1}
            />
            <TextField {...field('dateFrom')} label="Date from" type="date" />
            <TextField
              {...field('dateTo')}
              label="Date to"
              type="date"
              hasError={isWrong}
              errorMessage="Must not be before “Date from”"
            />
            {imports.length > 1 && (
              <SelectField {...field('importId')} label="Import">
                <option value="">All imports</option>
                {imports.map(({ id, fileName }) => (
                  <option key={id} value={id}>
                    {fileName}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
          <div className="annex-buttons">
            <Button type="submit" isDisabled={isWrong}>
              Search
            </Button>
          </div>
        </form>
      </search>
      <FoundRows key={JSON.stringify(asked)} search={asked} imports={imports} />
    </section>
  );
}

function FoundRows({ search, imports }: { search: Search; imports: readonly EntryImport[] }) {
  const { search: name, dateFrom, dateTo, importId } = search;
  const { items, error, retry, showNext, showPrevious } = useImportedRows({
    ...(name && { search: name }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(importId && { importId }),
  });
  const [opened, setOpened] = useState<ImportedItem>();
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  if (!items) return <Skeleton label="Loading…" lines={4} />;
  return (
    <>
      <p className="muted" role="status">
        {items.length === 0 ? 'No imported entry matches.' : ''}
      </p>
      {items.length > 0 && <ImportedTable label="Imported entries" rows={items} onOpen={setOpened} />}
      {(showPrevious || showNext) && (
        <div className="annex-buttons">
          <Button isDisabled={!showPrevious} onClick={() => showPrevious?.()}>
            Previous
          </Button>
          <Button isDisabled={!showNext} onClick={() => showNext?.()}>
            Next
          </Button>
        </div>
      )}
      {opened && (
        <ImportedDetails
          item={opened}
          fileName={imports.find(({ id }) => id === opened.importId)?.fileName}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
