import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { pauseMs } from '#web/lib/pause.ts';
import './paper-search.css';

/** Clearing a search removes its button, so the focus moves to this field. */
const fieldId = 'paper-search';

/** The rows that a search found so far. */
type Found = { items: readonly unknown[] | undefined; hasMore: boolean };

/** The field that searches a list. The list follows after a pause, or immediately on Enter. */
export function PaperSearch({
  label,
  placeholder,
  q,
  found,
  onSearch,
}: {
  label: string;
  /** Names the texts that are searched. */
  placeholder: string;
  /** The search in the address. */
  q: string;
  found: Found;
  onSearch: (q: string) => void;
}) {
  const [typed, setTyped] = useState(q);
  const taken = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Other filters may change during the pause, so use the latest callback.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Another text comes from Back, a link, or a button that clears the search.
    if (q === taken.current) return;
    clearTimeout(timer.current);
    taken.current = q;
    setTyped(q);
  }, [q]);

  function take(text: string): void {
    clearTimeout(timer.current);
    if (text.trim() === taken.current) return;
    taken.current = text.trim();
    search.current(taken.current);
  }
  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => take(text), pauseMs);
  }
  return (
    <search className="paper-search" aria-label={label}>
      <TextField
        id={fieldId}
        label={label}
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={businessLimits.lineLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed)}
      />
      <p className="muted" role="status">
        {q !== '' && found.items && `${found.items.length} found${found.hasMore ? ' so far' : ''}`}
      </p>
    </search>
  );
}

/** A search in a list of papers. */
export type Search = {
  /** The papers, in the plural. */
  what: string;
  q: string;
  onClear: () => void;
};

/** Shown in place of a list when a search finds nothing. */
export function NothingFound({ what, q, hasMore, onClear }: Search & { hasMore: boolean }) {
  return (
    <EmptyState
      title={`No ${what} match “${q}”${hasMore ? ' so far' : ''}`}
      hint={
        hasMore
          ? 'Choose “Show more” to search further.'
          : 'All words must match. Check the spelling, or search for fewer words.'
      }
    >
      <Button
        onClick={() => {
          onClear();
          document.getElementById(fieldId)?.focus();
        }}
      >
        Clear search
      </Button>
    </EmptyState>
  );
}
