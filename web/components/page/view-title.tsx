import { createContext, useContext, useEffect } from 'react';

/** The texts of a view's header; `tab` is the browser tab's title where it differs. */
export type ViewTitle = { title: string; subtitle?: string | undefined; tab?: string };

/** Lets a view replace the title derived from its address; set by the app frame. */
export const ViewTitleContext = createContext<(title: ViewTitle | undefined) => void>(() => {});

/** Shows this title and subtitle in the header while the view is shown, for example an entry's number. */
export function useViewTitle(title: string, subtitle?: string): void {
  const show = useContext(ViewTitleContext);
  useEffect(() => {
    show({ title, subtitle });
    return () => show(undefined);
  }, [show, title, subtitle]);
}
