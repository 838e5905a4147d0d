import { describe, expect, test } from 'vitest';
import { fillPage, type PageFacts, partsOf, placeholders } from '#shared/fill-page.ts';

const page = [
  '<link rel="canonical" href="https://site.invalid/">',
  '<template data-part="soc-2"><li>SOC 2</li></template>',
  '<template data-part="uptime"><li>99.9%</li></template>',
  '<template data-part="support-email"><a href="mailto:support@site.invalid">Contact</a></template>',
].join('\n');

const facts: PageFacts = {
  siteUrl: 'https://journal.example',
  operatorClaims: [],
  operatorName: 'Smith & Daughters <LLC>',
  operatorAddress: '1 Main Street',
  operatorLaw: 'Utah',
  logDays: 30,
  backupRegion: 'us-west-2',
};

describe('a filled page', () => {
  test('names the address of its site and no other', () => {
    const filled = fillPage(page, facts);
    expect(filled.trim()).toBe('<link rel="canonical" href="https://journal.example/">');
  });

  test('contains the parts that its stage shows, and nothing of the others', () => {
    const filled = fillPage(page, {
      ...facts,
      operatorClaims: ['uptime'],
      supportEmail: 'help@journal.example',
    });
    expect(filled).toContain('\n<li>99.9%</li>\n<a href="mailto:help@journal.example">Contact</a>');
    expect(filled).not.toMatch(/SOC|template|invalid/);
  });

  test('names the operator, as text and never as markup', () => {
    const { operatorName, operatorLaw, logDays } = placeholders;
    expect(fillPage(`<p>${operatorName}, ${operatorLaw}, ${logDays} days</p>`, facts)).toBe(
      '<p>Smith &amp; Daughters &lt;LLC&gt;, Utah, 30 days</p>',
    );
  });

  test('takes a replacement as it is', () => {
    expect(fillPage(page, { ...facts, siteUrl: 'https://$&' })).toContain('href="https://$&/"');
  });
});

test('the parts of a page are known before it is filled', () => {
  expect(partsOf(page)).toEqual(['soc-2', 'uptime', 'support-email']);
});
