import { describe, expect, test } from 'vitest';
import { headTags, robots, sitemap } from '#web/landing/discovery.ts';

const site = 'https://journal.example';

function contentOf(name: string): unknown {
  return headTags(site).find(({ attrs }) => attrs?.['property'] === name || attrs?.['name'] === name)
    ?.attrs?.['content'];
}

describe('the metadata for search engines and messengers', () => {
  test('contains the address of the site', () => {
    expect(headTags(site)).toContainEqual({
      tag: 'link',
      attrs: { rel: 'canonical', href: `${site}/` },
      injectTo: 'head',
    });
    expect(contentOf('og:url')).toBe(`${site}/`);
    expect(contentOf('og:image')).toBe(`${site}/og-image.png`);
    expect(sitemap(site)).toContain(`<loc>${site}/</loc>`);
    expect(sitemap(site)).toContain(`<loc>${site}/states/new-york</loc>`);
    expect(sitemap(site)).toContain(`<loc>${site}/standards</loc>`);
    expect(sitemap(site)).toContain(`<loc>${site}/privacy</loc>`);
    expect(sitemap(site).match(/<loc>/g)).toHaveLength(57);
    expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test('describes the page in a line short enough to be shown completely', () => {
    const description = String(contentOf('description'));
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
