import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { findArticles } from './articles.ts';
import { helpTabLabels } from './help-tabs.tsx';

/** The articles that a search finds; choosing one ends the search. */
export function FoundArticles({ search, onChoose }: { search: string; onChoose: () => void }) {
  const found = findArticles(search);
  const count = found.length === 1 ? '1 article' : `${found.length} articles`;
  return (
    <section className="help-found" aria-label="Found articles">
      <p role="status">{found.length === 0 ? 'No article says that. Try another word.' : `${count} found`}</p>
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
