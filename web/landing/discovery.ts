import type { HtmlTagDescriptor } from 'vite';
import { legalPages } from '#shared/legal-pages.ts';
import { publicStatePaths } from '#shared/state-pages.ts';
import { productName } from '../app/product.ts';
import { promise } from './promise.ts';

/** The page's metadata for search engines and messengers. */
export function headTags(siteUrl: string): HtmlTagDescriptor[] {
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs,
    injectTo: 'head',
  });
  const image = `${siteUrl}/og-image.png`;
  return [
    meta({ name: 'description', content: promise.description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: productName }),
    meta({ property: 'og:title', content: promise.title }),
    meta({ property: 'og:description', content: promise.description }),
    meta({ property: 'og:image', content: image }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: 'A ledger page with numbered, signed entries and a seal.' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ property: 'og:url', content: `${siteUrl}/` }),
    { tag: 'link', attrs: { rel: 'canonical', href: `${siteUrl}/` }, injectTo: 'head' },
  ];
}

/** Lists the public pages. The app is useful only to its users. */
export function sitemap(siteUrl: string): string {
  const pages = ['/', '/verify', ...legalPages.map(({ path }) => path), ...publicStatePaths];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Crawlers may read everything except the API. */
export function robots(siteUrl: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}
