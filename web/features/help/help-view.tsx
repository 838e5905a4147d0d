import { SearchField } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { helpTabIn, paths } from '#web/lib/paths.ts';
import { supportContact } from '#web/lib/support-contact.ts';
import { ArticleList } from './article-list.tsx';
import { articles, tabOf } from './articles.ts';
import { FoundArticles } from './found-articles.tsx';
import { HelpTabs, panelId, tabId } from './help-tabs.tsx';
import './help.css';

/** How everything works, in five tabs and by search (specification, section 2.13). Tab and article stand in the address. */
export function HelpView() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const article = address.get('article') ?? undefined;
  const tab = (article && tabOf(article)) || helpTabIn(address);
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
      </search>
      {search.trim() === '' ? (
        <>
          <HelpTabs current={tab} onChoose={(chosen) => void navigate(paths.helpTab(chosen))} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)}>
            <ArticleList articles={articles[tab]} />
          </div>
        </>
      ) : (
        <FoundArticles search={search} onChoose={() => setSearch('')} />
      )}
      <aside className="help-contact" aria-labelledby="help-contact">
        <h2 id="help-contact">Still stuck?</h2>
        <p>
          Write to us. Tell what you did and what you expected; never send ID numbers or pictures of papers.
        </p>
        <a className="help-mail" href={`mailto:${supportContact.email}`}>
          <Icon name="mail" size={18} /> Contact Support
        </a>
      </aside>
    </div>
  );
}

/** Brings the article that the address names into sight, and the focus to it. */
function useShownArticle(article: string | undefined): void {
  useEffect(() => {
    if (!article) return;
    const heading = document.getElementById(article);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [article]);
}
