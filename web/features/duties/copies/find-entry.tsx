import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { type DocumentType, documentTypeCodes, documentTypes } from '#shared/data/document-types.ts';
import { lastDayOf } from '#shared/rules/dates.ts';
import { foldText } from '#shared/rules/search-words.ts';
import { EntryTitle } from '#web/components/entries/entry-title.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { formatDay } from '#web/lib/dates.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useMatterStep } from '../use-matter-step.ts';
import type { CopyPartProps } from './copy-part-props.ts';
import { PreviewCopy } from './preview-copy.tsx';

type Found = ApiOutput<'find-matter-entries'>;

/** Returns the first of the people whom a request names: the search is for one signer. */
const firstNameIn = (people: string) => people.split(/[,;&]| and /i)[0]?.trim() ?? '';

/** Returns the type of document that a request names word for word; undefined for any other title. */
function typeNamed(document: string): DocumentType | undefined {
  const asked = foldText(document.trim());
  return documentTypeCodes.find((code) => foldText(documentTypes[code].name) === asked);
}

/** Finds the entry that the request is about, by month, name, and type of document, and shows its copy before it is chosen. */
export function FindEntry(props: CopyPartProps) {
  const { matter } = props;
  const asked = matter.facts;
  const notary = useNotary();
  const [month, setMonth] = useState(asked.month ?? '');
  const [name, setName] = useState(() => firstNameIn(asked.people ?? ''));
  const [type, setType] = useState(() => typeNamed(asked.document ?? '') ?? '');
  const [found, setFound] = useState<Found>();
  const [entryId, setEntryId] = useState<string>();
  const none = useMatterStep(matter, props);
  const { run, busy } = useCall(
    async () => {
      const typed = documentTypeCodes.find((code) => code === type);
      const body = {
        ...(name.trim() && { search: name.trim() }),
        ...(month && { dateFrom: `${month}-01`, dateTo: lastDayOf(month) }),
        ...(typed && { documentType: typed }),
      };
      setEntryId(undefined);
      setFound(await api('find-matter-entries', { params: { id: matter.id }, body }));
    },
    { failed: (reason) => `The search failed: ${reason}` },
  );
  return (
    <div className="copy-find">
      <form
        className="copy-search"
        aria-label="Find the entry"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextField
          type="month"
          label="Month of the act"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        <TextField
          label="Signer’s name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Type of document"
          descriptiveText={asked.document ? `Requested: ${asked.document}` : undefined}
          value={type}
          onChange={(event) => setType(event.target.value)}
        >
          <option value="">Any type</option>
          {documentTypeCodes.map((code) => (
            <option key={code} value={code}>
              {documentTypes[code].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" isLoading={busy} loadingText="Searching…">
          Search
        </Button>
      </form>
      <div role="status">
        {found && (
          <p>
            {found.total === 0
              ? 'No entry matches. Try another month or part of the name before you answer.'
              : `${found.total === 1 ? '1 entry matches' : `${found.total} entries match`}${found.total > found.items.length ? `. The latest ${found.items.length} are shown` : ''}.`}
          </p>
        )}
      </div>
      {found && found.items.length > 0 && (
        <ul className="copy-found">
          {found.items.map((entry) => (
            <li key={entry.id}>
              <div>
                <span className="muted tabular">{entryNumberWords(entry)}</span>
                <EntryTitle entry={entry} {...(entry.date && { day: formatDay(entry.date, notary) })} />
              </div>
              <Button
                size="small"
                aria-pressed={entryId === entry.id}
                onClick={() => setEntryId(entry.id)}
                aria-label={`Preview the copy of entry ${entry.entryNumber}`}
              >
                Preview
              </Button>
            </li>
          ))}
        </ul>
      )}
      {entryId && <PreviewCopy key={entryId} {...props} entryId={entryId} />}
      {found?.total === 0 && (
        <Button
          isLoading={none.busy}
          loadingText="Saving…"
          onClick={() => void none.run({ kind: 'no_entry_found', note: '' })}
        >
          Answer: no such entry
        </Button>
      )}
    </div>
  );
}
