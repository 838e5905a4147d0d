import { describe, expect, test } from 'vitest';
import { fillPage, partsOf } from '#shared/fill-page.ts';

const page = [
  '<link rel="canonical" href="https://site.invalid/">',
  '<template data-part="soc-2"><li>SOC 2</li></template>',
  '<template data-part="uptime"><li>99.9%</li></template>',
  '<template data-part="support-email"><a href="mailto:support@site.invalid">Contact</a></template>',
].join('\n');

const siteUrl = 'https://journal.example';

describe('a filled page', () => {
  test('names the address of its site and no other', () => {
    const filled = fillPage(page, { siteUrl, operatorClaims: [] });
    expect(filled.trim()).toBe('<link rel="canonical" href="https://journal.example/">');
  });

  test('contains the parts that its stage shows, and nothing of the others', () => {
    const filled = fillPage(page, {
      siteUrl,
      operatorClaims: ['uptime'],
      supportEmail: 'help@journal.example',
    });
    expect(filled).toContain('\n<li>99.9%</li>\n<a href="mailto:help@journal.example">Contact</a>');
    expect(filled).not.toMatch(/SOC|template|invalid/);
  });

  test('takes a replacement as it is', () => {
    expect(fillPage(page, { siteUrl: 'https://$&', operatorClaims: [] })).toContain('href="https://$&/"');
  });
});

test('the parts of a page are known before it is filled', () => {
  expect(partsOf(page)).toEqual(['soc-2', 'uptime', 'support-email']);
});
