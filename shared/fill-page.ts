/** A stage's additions to the pages that are built once for all stages. */
export type PageFacts = {
  /** The site's address without a trailing slash. */
  siteUrl: string;
  supportEmail?: string | undefined;
  /** IDs of the claims that the operator can prove. */
  operatorClaims: readonly string[];
};

/** Stand for the facts in a built page. Both are in a domain that never exists (RFC 2606). */
export const placeholders = {
  siteUrl: 'https://site.invalid',
  supportEmail: 'support@site.invalid',
} as const;

/** The name of the part of a page that shows the support address. */
export const supportPart = 'support-email';

const part = /<template data-part="([\w-]+)">(.*?)<\/template>/gs;

/** Returns the names of the parts of a built page that only some stages show. */
export function partsOf(page: string): string[] {
  return [...page.matchAll(part)].map(([, name = '']) => name);
}

/**
 * Returns a page (or robots.txt, or sitemap.xml) with the facts of a stage in place of the placeholders. Parts that the
 * stage does not show are removed, so a claim that nobody can prove is not in the page at all.
 */
export function fillPage(page: string, { siteUrl, supportEmail, operatorClaims }: PageFacts): string {
  const shown = [...operatorClaims, ...(supportEmail ? [supportPart] : [])];
  return page
    .replaceAll(part, (_whole, name: string, content: string) => (shown.includes(name) ? content : ''))
    .replaceAll(placeholders.siteUrl, () => siteUrl)
    .replaceAll(placeholders.supportEmail, () => supportEmail ?? '');
}
