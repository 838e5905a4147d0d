import { apiBase, routes } from '#shared/contract/routes.ts';
import type { Body } from '#shared/contract/schemas.ts';
import type { reportVitals as contract } from '#shared/contract/vitals.ts';
import { siteConfig } from '#web/lib/site-config.ts';

type Vitals = Body<typeof contract>;

/** Counts errors that no code caught. Their texts stay in the browser: they could name a person. */
function countErrors(vitals: Vitals): void {
  const count = () => {
    vitals.errors = Math.min(vitals.errors + 1, 1_000);
  };
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, count);
}

/** Calls `send` once, when the page is first put aside or left. Later, a phone may end it without telling. */
function onceHidden(send: () => void): void {
  const onChange = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onChange);
    send();
  };
  document.addEventListener('visibilitychange', onChange);
}

/**
 * Reports once how fast the page was and how many errors it had, if the stage asks for it. Numbers only: no
 * address, view, account, or text. To be called once in a page.
 */
export async function reportVitals(): Promise<void> {
  if (!(await siteConfig()).vitals) return;
  const vitals: Vitals = { errors: 0 };
  countErrors(vitals);
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const everyChange = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), everyChange);
  onINP(({ value }) => (vitals.inp = Math.round(value)), everyChange);
  onCLS(({ value }) => (vitals.cls = Math.round(value * 10_000) / 10_000), everyChange);
  onceHidden(() => {
    const body = new Blob([JSON.stringify(vitals)], { type: 'application/json' });
    navigator.sendBeacon(`${apiBase}${routes['report-vitals'].path}`, body);
  });
}
