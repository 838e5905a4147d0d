import { createContext, useContext, useEffect } from 'react';

/** Lets a view replace the article of the Help Center that its head leads to; set by the app frame. */
export const ViewHelpContext = createContext<(article: string | undefined) => void>(() => {});

/** Leads to this article from the head while the view is there, for example to that of a wizard's step. */
export function useViewHelp(article: string | undefined): void {
  const lead = useContext(ViewHelpContext);
  useEffect(() => {
    lead(article);
    return () => lead(undefined);
  }, [lead, article]);
}
