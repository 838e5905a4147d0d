import { SearchField } from '@aws-amplify/ui-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { panelId, TabList, tabId } from '#web/components/page/tab-list.tsx';
import { type HelpTab, helpTabIn, helpTabs, paths } from '#web/lib/navigation/paths.ts';
import { useSiteConfig } from '#web/lib/site-config.ts';
import { ArticleList } from './article-list.tsx';
import { articles, findArticles, tabOf } from './articles.ts';
import type { HelpArticle } from './content/article.ts';
import { helpTabLabels } from './help-tab-labels.ts';
import './help.css';

/** The Help Center, with five tabs and a search (specification, section 2.13). The address contains tab and article. */
export function HelpView() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const article = address.get('article') ?? undefined;
  const tab = (article && tabOf(article)) || helpTabIn(address);
  const isSearching = search.trim() !== '';
  const found = isSearching ? findArticles(search) : [];
  useShownArticle(article);
  return (
    <div className="help">
      <search className="help-search">
        <SearchField
          label="Search the Help Center"
          labelHidden={false}
          hasSearchButton={false}
          hasSearchIcon
          clearButtonLabel="Clear the search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
        {/* Exists before it has any text, so that screen readers announce the text. */}
        <p role="status" className="help-count">
          {isSearching && countOf(found.length)}
        </p>
      </search>
      {isSearching ? (
        <FoundArticles found={found} onChoose={() => setSearch('')} />
      ) : (
        <>
          <TabList
            label="Topics"
            tabs={helpTabs}
            labels={helpTabLabels}
            current={tab}
            onChoose={(chosen) => void navigate(paths.helpTab(chosen))}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)}>
            <ArticleList articles={articles[tab]} />
          </div>
        </>
      )}
      <ContactSupport />
    </div>
  );
}

function countOf(found: number): string {
  if (found === 0) return 'No articles found. Try another word, or write to us.';
  return found === 1 ? '1 article found' : `${found} articles found`;
}

/** Scrolls to the article that the address names, and focuses it, each time it is requested. */
function useShownArticle(article: string | undefined): void {
  const { key } = useLocation();
  const asked = useMemo(() => article && { article, key }, [article, key]);
  useEffect(() => {
    if (!asked) return undefined;
    // Runs after the frame, which scrolls a new view to the top.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(asked.article);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
}

/** The articles that a search found. Choosing one ends the search. */
function FoundArticles({
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

/** How to contact support if no article helps. */
function ContactSupport() {
  const email = useSiteConfig()?.supportEmail;
  if (!email) return null;
  return (
    <aside className="help-contact" aria-labelledby="help-contact">
      <h2 id="help-contact">Still stuck?</h2>
      <p>
        Write to us. Describe what you did and what you expected. Never send ID numbers or pictures of
        documents.
      </p>
      <a className="help-mail" href={`mailto:${email}`}>
        <Icon name="mail" size={18} /> Contact Support
      </a>
    </aside>
  );
}
