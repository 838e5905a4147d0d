import { warn } from '#web/lib/warn.ts';
import { watchVersions } from './new-version.ts';

async function measure(): Promise<void> {
  const { reportVitals } = await import('#web/lib/vitals/report-vitals.ts');
  await reportVitals();
}

/** Starts everything that can wait until the first view is shown. Returns a function that ends it. */
export function startAfterFirstView(): () => void {
  measure().catch((error) => warn('The speed of the page is not measured', error));
  return watchVersions();
}
