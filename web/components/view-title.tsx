import { createContext, useContext, useEffect } from 'react';

/** What the head of a view says; `tab` is what the browser tab says where that is not the title. */
export type ViewTitle = { title: string; subtitle?: string | undefined; tab?: string };

/** Lets a view replace the title that its address alone gives; set by the app frame. */
export const ViewTitleContext = createContext<(title: ViewTitle | undefined) => void>(() => {});

/** Shows this title and subtitle in the head while the view is there, for example an entry's number. */
export function useViewTitle(title: string, subtitle?: string): void {
  const show = useContext(ViewTitleContext);
  useEffect(() => {
    show({ title, subtitle });
    return () => show(undefined);
  }, [show, title, subtitle]);
}
