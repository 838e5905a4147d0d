import { SelectField, type SelectFieldProps } from '@aws-amplify/ui-react';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import './journal-choice.css';

const failure = 'Failed to load your journals';

/** The number of the chosen journal as calls take it; undefined for the current one. */
export const chosenJournal = (value: string) => (value === '' ? undefined : Number(value));

/**
 * Returns a function that names a journal by its public ID, such as `Journal 2`. It returns undefined if the account has only
 * one journal, which needs no name.
 */
export function useJournalNames(): (journalId: string) => string | undefined {
  const { data } = useApi('list-journals', {}, { failure });
  const journals = data?.journals ?? [];
  return (journalId) => {
    const named = journals.length > 1 && journals.find((journal) => journal.journalId === journalId);
    return named ? `Journal ${named.number}` : undefined;
  };
}

/** Chooses one of the account's journals. An empty value is the current one. Shows nothing while there is only one. */
export function JournalChoice(field: Omit<SelectFieldProps, 'label' | 'children'>) {
  const notary = useNotary();
  const { data } = useApi('list-journals', {}, { failure });
  const [current, ...earlier] = data?.journals.toReversed() ?? [];
  if (!current || earlier.length === 0) return null;
  return (
    <SelectField className="journal-choice" label="Journal" {...field}>
      <option value="">{`Journal ${current.number} (current)`}</option>
      {earlier.map(({ number, closedAt }) => (
        <option key={number} value={number}>
          {closedAt ? `Journal ${number}, closed ${formatDate(closedAt, notary)}` : `Journal ${number}`}
        </option>
      ))}
    </SelectField>
  );
}
