import { beforeAll, describe, expect, test } from 'vitest';
import { stateCodes, states } from '#shared/data/states.ts';
import {
  publicStatePaths,
  standardsPath,
  statePagePath,
  statePagePaths,
  statesPath,
} from '#shared/state-pages.ts';
import { renderStatePages } from '#web/states/render-pages.tsx';
import type { RenderedPage } from '#web/states/rendered-page.tsx';

let pages: RenderedPage[];

beforeAll(() => {
  pages = renderStatePages();
});

function opened(path: string): { head: string; page: Document } {
  const { head, body } = pages.find((page) => page.path === path) as RenderedPage;
  return { head, page: new DOMParser().parseFromString(body, 'text/html') };
}

const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the public pages of the states', () => {
  test('are one for each state and two lists of all', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...publicStatePaths].sort());
    expect(statePagePath('New York')).toBe('/states/new-york');
    expect(new Set(statePagePaths).size).toBe(50);
  });

  test('have titles and descriptions that notaries search for, and their own address', () => {
    for (const code of stateCodes) {
      const { name } = states[code];
      const { head } = pages.find(({ path }) => path === statePagePath(name)) as RenderedPage;
      expect(head).toContain(`<title>${name} Notary Journal Requirements · `);
      expect(head).toContain(`<link rel="canonical" href="${statePagePath(name)}"/>`);
      const description = /name="description" content="([^"]*)"/.exec(head)?.[1]?.replaceAll('&#x27;', "'");
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(160);
    }
  });

  test('hedge a duty that was only reported, and name the years of electronic acts', () => {
    const { page } = opened(statePagePath('Virginia'));
    expect(page.body.textContent).toContain('Yes, for all notarial acts. (Check with your state.)');
    expect(page.body.textContent).toContain('Electronic and remote acts: 5 years.');
    const texas = opened(statePagePath('Texas')).page.body.textContent;
    expect(texas).toContain('Yes, for all notarial acts.');
    expect(texas).not.toContain('all notarial acts. (Check');
  });

  test('run no script: their only one is data for search engines', () => {
    for (const { path, head, body } of pages) {
      const scripts = [...`${head}${body}`.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      const isList = path === statesPath || path === standardsPath;
      expect(scripts).toEqual(isList ? [] : [' type="application/ld+json"']);
      expect(body).not.toMatch(/ on[a-z]+="/);
    }
  });

  test.each(['Texas', 'California', 'West Virginia'])(
    '%s answers what its data for search engines says',
    (name) => {
      const { head, page } = opened(statePagePath(name));
      const data = JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(head)?.[1] ?? '');
      expect(data.mainEntity.map((one: { name: string }) => one.name)).toEqual(texts(page, '.questions dt'));
      expect(
        data.mainEntity.map((one: { acceptedAnswer: { text: string } }) => one.acceptedAnswer.text),
      ).toEqual(texts(page, '.questions dd'));
      expect(texts(page, 'h1')).toEqual([`${name} notary journal requirements`]);
      const ids = new Set([...page.querySelectorAll('[id]')].map(({ id }) => `#${id}`));
      const targets = [...page.querySelectorAll('a[href^="#"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect(targets.length).toBeGreaterThan(5);
      expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    },
  );

  test('show deadlines, and topics without a rule', () => {
    const { page } = opened(statePagePath('Texas'));
    expect(page.body.textContent).toContain('no later than 10 business days after you receive them');
    const silent = [...page.querySelectorAll('.rule-section')].find((section) =>
      section.querySelector('h3')?.textContent?.includes('No Rule Found'),
    );
    expect(silent?.textContent).toContain('Loss or Theft');
    expect(silent?.textContent).toContain('1 TAC § 87.52(a)');
  });

  test('say how this journal satisfies the law, with the tests that show it, and what it does not', () => {
    const { page } = opened(statePagePath('Texas'));
    expect(texts(page, '#standards')).toEqual(['How this journal satisfies the law of Texas']);
    expect(texts(page, '.standards-intro')[0]).toContain(
      'The rules of Texas for an electronic journal: 4 met.',
    );
    expect(texts(page, '.standing')).toEqual(['Met', 'Met', 'Met', 'Met']);
    expect(texts(page, '.standard-tests li')).toContain(
      'Test “signs the PDF and attaches the evidence of the entry” in test/api/export-entry-pdf.test.ts',
    );
    const illinois = opened(statePagePath('Illinois')).page;
    const tests = texts(illinois, '.standard-tests li');
    expect(new Set(tests).size).toBe(tests.length);
    expect(texts(illinois, '.standard p .citation')).toContain('Tests as above.');
    const carolina = opened(statePagePath('North Carolina')).page;
    expect(texts(carolina, '.standing')).toEqual(
      expect.arrayContaining(['Met', 'Not met', 'Needs approval or filing']),
    );
    expect(carolina.body.textContent).toContain('It cannot be your only journal of these acts.');
    expect(texts(opened(statePagePath('Washington')).page, '.standing')[0]).toBe('Not met');
    expect(texts(opened(statePagePath('South Dakota')).page, '.standards-intro')).toEqual([
      'We found no rule on an electronic journal. Looked in SDCL ch. 18-1 (no journal section)',
    ]);
  });

  test('list the sources of the standards with those of the guide', () => {
    const { page } = opened(statePagePath('West Virginia'));
    expect(texts(page, '.sources cite')).toContain('W. Va. Code R. § 153-45-18');
    const link = [...page.querySelectorAll('.standard .citation a')].find(
      ({ textContent }) => textContent === 'W. Va. Code R. § 153-45-18',
    );
    expect(page.querySelector(link?.getAttribute('href') ?? '')?.textContent).toContain(
      'a username and a password',
    );
  });

  test('are all linked from the list of standards, with what is met', () => {
    const { page } = opened(standardsPath);
    const links = [...page.querySelectorAll('.states a')].map((link) => link.getAttribute('href'));
    expect([...links].sort()).toEqual(statePagePaths.map((path) => `${path}#standards`).sort());
    expect(texts(page, '.states a')).toContain('Texas4 met');
    expect(texts(page, '.states a')).toContain('South DakotaNo rule found');
  });

  test('are all linked from the list', () => {
    const { page } = opened(statesPath);
    const links = [...page.querySelectorAll('.states a')].map((link) => link.getAttribute('href'));
    expect([...links].sort()).toEqual([...statePagePaths].sort());
    expect(texts(page, '.states a')).toContain('WashingtonJournal required, paper required');
  });
});
