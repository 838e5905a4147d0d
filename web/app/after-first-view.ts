import { markEmptyDates } from '#web/lib/browser/empty-dates.ts';
import { warn } from '#web/lib/warn.ts';
import { watchVersions } from './new-version.ts';
import { watchOrderLinks } from './watch-order-links.ts';

/** The site served from sources is not the one that is measured. */
async function measure(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { reportVitals } = await import('#web/lib/vitals/report-vitals.ts');
  await reportVitals();
}

/** Starts everything that can wait until the first view is shown. Returns a function that ends it. */
export function startAfterFirstView(): () => void {
  measure().catch((error) => warn('The speed of the page is not measured', error));
  const ends = [watchVersions(), watchOrderLinks(), markEmptyDates()];
  return () => {
    for (const end of ends) end();
  };
}
