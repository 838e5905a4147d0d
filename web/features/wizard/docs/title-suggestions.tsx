import { documentTitles } from '#shared/data/document-titles.ts';

/** How many of the notary's own titles are offered before the common ones. */
const ownTitles = 60;

/** The browser's suggestions for the title of a document: the notary's own titles, latest first, then common ones. */
export function TitleSuggestions({ id, recent }: { id: string; recent: readonly string[] }) {
  const own = [...new Set(recent)].slice(0, ownTitles);
  return (
    <datalist id={id}>
      {[...new Set([...own, ...documentTitles])].map((title) => (
        <option key={title} value={title} />
      ))}
    </datalist>
  );
}
