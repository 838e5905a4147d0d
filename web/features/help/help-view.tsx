import { SearchField } from '@aws-amplify/ui-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { panelId, TabList, tabId } from '#web/components/page/tab-list.tsx';
import { helpTabIn, helpTabs, paths } from '#web/lib/navigation/paths.ts';
import { ArticleList } from './article-list.tsx';
import { articles, findArticles, tabOf } from './articles.ts';
import { ContactSupport } from './contact-support.tsx';
import { FoundArticles } from './found-articles.tsx';
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
