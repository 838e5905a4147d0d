import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryForm } from '../form/entry-form.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';

/** How many recent titles one tap fills in. */
const recentTitles = 4;

/** The notary's recent titles for such a document, while one has no title. */
export function RecentTitles() {
  const { control, setValue } = useFormContext<EntryForm>();
  const [documents, documentType] = useWatch({ control, name: ['documents', 'documentType'] });
  const acts = useRecentActs();
  const blank = documents.findIndex(({ description }) => description.trim() === '');
  const taken = new Set(documents.map(({ description }) => description.trim()));
  const ofType = acts.filter((act) => act.documentType === documentType);
  const titles = [...new Set([...ofType, ...acts].flatMap((act) => act.titles))]
    .filter((title) => title && !taken.has(title))
    .slice(0, recentTitles);
  if (blank < 0 || titles.length === 0) return null;
  return (
    <div className="recent-titles">
      <span>Recent:</span>
      {titles.map((title) => (
        <Button
          key={title}
          size="small"
          onClick={() => setValue(`documents.${blank}.description`, title, { shouldDirty: true })}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
