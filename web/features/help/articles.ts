import { isNamed, searchWords } from '#shared/rules/search-words.ts';
import type { HelpTab } from '#web/lib/navigation/paths.ts';
import { type HelpArticle, textOf } from './content/article.ts';
import { business } from './content/business-articles.ts';
import { creatingEntries } from './content/creating-entries.ts';
import { faq } from './content/faq.ts';
import { gettingStarted } from './content/getting-started.ts';
import { managingDrafts } from './content/managing-drafts.ts';
import { subscriptionUsage } from './content/subscription-usage.ts';

/** The articles of each tab (specification, section 2.13). */
export const articles: Record<HelpTab, readonly HelpArticle[]> = {
  'getting-started': gettingStarted,
  'creating-entries': creatingEntries,
  'managing-drafts': managingDrafts,
  business,
  'subscription-usage': subscriptionUsage,
  faq,
};

/** Returns the tab of an article, or undefined if the ID is unknown. */
export function tabOf(id: string): HelpTab | undefined {
  const found = Object.entries(articles).find(([, list]) => list.some((article) => article.id === id));
  return found?.[0] as HelpTab | undefined;
}

/** Returns the articles that contain, for each search word, a word that begins with it. Title matches come first. */
export function findArticles(search: string): { tab: HelpTab; article: HelpArticle }[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const all = Object.entries(articles).flatMap(([tab, list]) =>
    list.map((article) => ({ tab: tab as HelpTab, article })),
  );
  const found = all.filter(({ article }) => isNamed(textOf(article), words));
  const inTitle = ({ article }: { article: HelpArticle }) => Number(!isNamed(article.title, words));
  return found.toSorted((one, other) => inTitle(one) - inTitle(other));
}
