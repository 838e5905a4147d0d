import { Link } from 'react-router';
import { type HelpTab, paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './content/article.ts';
import { helpTabLabels } from './help-tab-labels.ts';

/** The articles that a search found. Choosing one ends the search. */
export function FoundArticles({
  found,
  onChoose,
}: {
  found: readonly { tab: HelpTab; article: HelpArticle }[];
  onChoose: () => void;
}) {
  if (found.length === 0) return null;
  return (
    <section className="help-found" aria-label="Found articles">
      <ul>
        {found.map(({ tab, article }) => (
          <li key={article.id}>
            <Link to={paths.help(article.id)} onClick={onChoose}>
              {article.title}
            </Link>
            <span className="muted">{helpTabLabels[tab]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
