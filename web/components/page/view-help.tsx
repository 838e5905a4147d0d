import { createContext, useContext, useEffect } from 'react';

/** Lets a view replace the Help Center article linked in its header; set by the app frame. */
export const ViewHelpContext = createContext<(article: string | undefined) => void>(() => {});

/** Links the header to this article while the view is shown, for example to a wizard step's article. */
export function useViewHelp(article: string | undefined): void {
  const lead = useContext(ViewHelpContext);
  useEffect(() => {
    lead(article);
    return () => lead(undefined);
  }, [lead, article]);
}
