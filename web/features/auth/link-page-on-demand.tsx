import { onDemand } from '#web/components/page/on-demand.tsx';

/** Most visitors sign in, and open no mailed link. The app fetches this code together with the sign-in page. */
export const LinkPage = onDemand(async () => (await import('./link-page.tsx')).LinkPage);
