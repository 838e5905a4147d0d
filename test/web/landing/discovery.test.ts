import { describe, expect, test } from 'vitest';
import { headTags, robots, sitemap } from '#web/landing/discovery.ts';
import { landingSettings } from '#web/landing/settings.ts';

const site = 'https://journal.example';

function contentOf(siteUrl: string | undefined, name: string): unknown {
  return headTags(siteUrl).find(({ attrs }) => attrs?.['property'] === name || attrs?.['name'] === name)
    ?.attrs?.['content'];
}

describe('the metadata for search engines and messengers', () => {
  test('contains the address that the site was built with', () => {
    const { siteUrl } = landingSettings({ SITE_URL: `${site}/` });
    expect(siteUrl).toBe(site);
    expect(headTags(siteUrl)).toContainEqual({
      tag: 'link',
      attrs: { rel: 'canonical', href: `${site}/` },
      injectTo: 'head',
    });
    expect(contentOf(siteUrl, 'og:url')).toBe(`${site}/`);
    expect(contentOf(siteUrl, 'og:image')).toBe(`${site}/og-image.png`);
    expect(sitemap(site)).toContain(`<loc>${site}/</loc>`);
    expect(robots(siteUrl)).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test('contains no address if none is known', () => {
    const { siteUrl } = landingSettings({});
    expect(headTags(siteUrl).filter(({ tag }) => tag === 'link')).toEqual([]);
    expect(contentOf(siteUrl, 'og:url')).toBeUndefined();
    expect(robots(siteUrl)).not.toContain('Sitemap');
  });

  test('describes the page in a line short enough to be shown completely', () => {
    const description = String(contentOf(site, 'description'));
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('keeps crawlers out of the API only', () => {
    expect(
      robots(site)
        .split('\n')
        .filter((line) => line.startsWith('Disallow')),
    ).toEqual(['Disallow: /api/']);
  });
});
