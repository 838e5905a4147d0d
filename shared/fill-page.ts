import { legalPages } from './legal-pages.ts';

/** A stage's additions to the pages that are built once for all stages. */
export type PageFacts = {
  /** The site's address without a trailing slash. */
  siteUrl: string;
  supportEmail?: string | undefined;
  /** IDs of the claims that the operator can prove. */
  operatorClaims: readonly string[];
  /** Whether the site has a sample PDF (`npm run sample-pdf`). */
  samplePdf?: boolean;
  /** The operator, its postal address, and the state whose law applies to the terms. */
  operatorName: string;
  operatorAddress: string;
  operatorLaw: string;
  /** Days until logs are deleted. */
  logDays: number;
  /** The region that receives copies of table and files. */
  backupRegion: string;
};

/** Stand for the facts in a built page. All are in a domain that never exists (RFC 2606). */
export const placeholders = {
  siteUrl: 'https://site.invalid',
  supportEmail: 'support@site.invalid',
  operatorName: 'operator-name.site.invalid',
  operatorAddress: 'operator-address.site.invalid',
  operatorLaw: 'operator-law.site.invalid',
  logDays: 'log-days.site.invalid',
  backupRegion: 'backup-region.site.invalid',
} as const satisfies Partial<Record<keyof PageFacts, string>>;

/** Files of the built site that are filled with a stage's facts. */
export const filledFiles: readonly string[] = [
  'index.html',
  'robots.txt',
  'sitemap.xml',
  ...legalPages.map(({ path }) => `${path.slice(1)}.html`),
];

/** The names of the parts of a page that show the support address and the sample PDF. */
export const supportPart = 'support-email';
export const samplePart = 'sample-pdf';

const part = /<template data-part="([\w-]+)">(.*?)<\/template>/gs;

/** Returns the names of the parts of a built page that only some stages show. */
export function partsOf(page: string): string[] {
  return [...page.matchAll(part)].map(([, name = '']) => name);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/**
 * Returns a page (or robots.txt, or sitemap.xml) with the facts of a stage in place of the placeholders. Parts that the
 * stage does not show are removed, so a claim that nobody can prove is not in the page at all.
 */
export function fillPage(page: string, facts: PageFacts): string {
  const shown = [
    ...facts.operatorClaims,
    ...(facts.supportEmail ? [supportPart] : []),
    ...(facts.samplePdf ? [samplePart] : []),
  ];
  let filled = page.replaceAll(part, (_whole, name: string, content: string) =>
    shown.includes(name) ? content : '',
  );
  for (const [name, placeholder] of Object.entries(placeholders)) {
    const fact = String(facts[name as keyof typeof placeholders] ?? '');
    // robots.txt and the sitemap name the address too.
    filled = filled.replaceAll(placeholder, () => (name === 'siteUrl' ? fact : asMarkup(fact)));
  }
  return filled;
}
