import { beforeEach, describe, expect, test } from 'vitest';
import { pageFacts, stageOf } from '#infra/stages.ts';
import { planIds, plans, priceCents } from '#shared/data/plans.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { fillPage, type PageFacts, partsOf } from '#shared/fill-page.ts';
import { legalPages } from '#shared/legal-pages.ts';
import { statePagePath } from '#shared/state-pages.ts';
import { anchors } from '#web/landing/anchors.ts';
import {
  answers,
  assurances,
  browserBenefits,
  businessPoints,
  features,
  priceReasons,
  testimonials,
  visitSteps,
} from '#web/landing/claims.ts';
import { renderLandingPage } from '#web/landing/render-page.tsx';
import type { Shots } from '#web/landing/shots.ts';
import { showStateAnswer } from '#web/landing/state-answer.ts';
import { renderStatePages } from '#web/states/render-pages.tsx';

/** Shows the page as a stage with these facts does. */
function open(facts: Partial<PageFacts> = {}, shots: Shots = {}): void {
  const stage = { ...pageFacts(stageOf('local')), siteUrl: 'https://journal.example', ...facts };
  document.body.innerHTML = fillPage(renderLandingPage(shots), stage);
}

beforeEach(() => open());

const all = (selector: string) => [...document.querySelectorAll(selector)];
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
const links = () => all('a').map((link) => link.getAttribute('href'));

const allClaims = [
  ...assurances,
  ...features,
  ...browserBenefits,
  ...visitSteps,
  ...businessPoints,
  ...priceReasons,
  ...answers,
];
const operatorClaims = assurances.filter(({ kind }) => kind === 'operator-claim');

describe('the landing page', () => {
  test('has the specified sections, each with a link in the menu', () => {
    expect(anchors.map(({ id }) => id)).toEqual([
      'features',
      'browser-benefits',
      'who-benefits',
      'comparison',
      'pricing',
      'testimonials',
    ]);
    for (const { id, label } of anchors) {
      expect(document.getElementById(id)?.tagName, id).toBe('SECTION');
      expect(textOf(document.querySelector(`#menu a[href="#${id}"]`))).toBe(label);
    }
  });

  test('links only to itself, to sign-up, to sign-in, and to the other public pages', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // The body of the document is the top of the page.
    const within = [...ids, 'top'].map((id) => `#${id}`);
    const legal = legalPages.map(({ path }) => path);
    const others = [
      ...['/app?view=register', '/app?view=login', '/verify', '/states', '/standards', '/sample-entry.pdf'],
      ...legal,
    ];
    for (const link of links()) expect([...within, ...others]).toContain(link);
    expect(links()).toEqual(expect.arrayContaining(legal));
    open({ supportEmail: 'help@journal.example' });
    expect(links()).toContain('mailto:help@journal.example');
  });

  test('offers proof in the hero: a sample where the stage has one, and the page that checks it', () => {
    const proof = () => all('.hero-proof a').map((link) => [textOf(link), link.getAttribute('href')]);
    const check = ['Check it yourself', '/verify'];
    expect(proof()).toEqual([['See a sample PDF', '/sample-entry.pdf'], check]);
    open({ samplePdf: false });
    expect(proof()).toEqual([check]);
  });

  test('offers SIGN UP and LOG IN in the bar, and the trial in the hero and to each audience', () => {
    const bar = document.querySelector('header');
    const inBar = [...(bar?.querySelectorAll('a.button') ?? [])].map((link) => [
      textOf(link),
      link.getAttribute('href'),
    ]);
    expect(inBar).toEqual([
      ['LOG IN', '/app?view=login'],
      ['SIGN UP', '/app?view=register'],
    ]);
    for (const part of ['.hero', '#who-benefits']) {
      const button = document.querySelector(`${part} a.button`);
      expect([textOf(button), button?.getAttribute('href')]).toEqual([
        'Start 7-Day Trial',
        '/app?view=register',
      ]);
    }
  });

  test('names every audience, with one promise and one main heading', () => {
    expect(all('h1')).toHaveLength(1);
    expect(all('#who-benefits li')).toHaveLength(12);
    expect(textOf(document.querySelector('footer'))).toContain('© 2025 Digital Notary Journal');
  });
});

describe('the answer for a state', () => {
  const choose = (name: string) => {
    const select = document.querySelector('select') as HTMLSelectElement;
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === name);
    showStateAnswer();
    return all('#state-answer dd').map(textOf);
  };

  test('is offered for every state, and is that of its page', () => {
    expect(all('#state option')).toHaveLength(51);
    expect(all('#state-answer dd').map(textOf)).toEqual(['', '']);
    const pages = renderStatePages();
    for (const name of ['California', 'Texas', 'Washington', 'New York']) {
      const shown = choose(name);
      const { body } = pages.find(({ path }) => path === statePagePath(name)) as (typeof pages)[number];
      for (const answer of shown) expect(body.includes(`<dd>${answer}</dd>`), name).toBe(true);
      expect(document.querySelector('#state-answer')?.hasAttribute('hidden')).toBe(false);
      const link = document.querySelector('#state-rules');
      expect([link?.getAttribute('href'), textOf(link)]).toEqual([
        statePagePath(name),
        `${name} rules, with sources`,
      ]);
    }
  });

  test('tells California and the states of paper journals frankly', () => {
    expect(choose('California')[0]).toContain('disputed');
    expect(choose('Washington')[0]).toContain('Not alone.');
    expect(choose('Texas')).toEqual(['Yes.', 'Yes, for all notarial acts.']);
    const [paper] = answers.filter(({ id }) => id === 'paper');
    expect(paper?.text).toContain(
      'Washington, yes, for acts on paper. In California and Massachusetts, that is disputed',
    );
  });
});

describe('the plan cards', () => {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

  test.each(planIds)('show %s with the values of the price table', (id) => {
    const card = document.querySelector(`article[aria-labelledby="plan-${id}"]`);
    expect(textOf(card?.querySelector('h3'))).toBe(`${plans[id].name} Plan`);
    expect(textOf(card?.querySelector('.price'))).toBe(`${dollars(priceCents(id, 'monthly'))} a month`);
    if (priceCents(id, 'annual') > 0) {
      expect(textOf(card)).toContain(`${dollars(priceCents(id, 'annual'))} a year, 20% less`);
    }
    const shown = [...(card?.querySelectorAll('li') ?? [])].map(textOf);
    expect(shown).toEqual(plans[id].features);
  });

  test('say what each button starts, and which plan is popular', () => {
    expect(all('.plan .button').map(textOf)).toEqual([
      'Start Free',
      'Start 7-Day Trial',
      'Start 7-Day Trial',
      'Start 7-Day Trial',
    ]);
    expect(all('.plan-mark').map((mark) => textOf(mark.parentElement?.querySelector('h3')))).toEqual([
      'Advanced Plan',
    ]);
  });

  test('take no more than 20% off a year, rounded to ten cents', () => {
    for (const id of planIds) {
      expect(Math.abs(priceCents(id, 'annual') - priceCents(id, 'monthly') * 12 * 0.8)).toBeLessThanOrEqual(
        5,
      );
    }
  });
});

describe('claims', () => {
  test('are not in the page if the operator must prove them, unless the stage names them', () => {
    expect(operatorClaims.map(({ title }) => title)).toEqual([
      'SOC 2 compliant',
      'HIPAA secure',
      '99.9% uptime',
      '5,000+ notaries',
      '150,000+ entries',
    ]);
    expect(document.body.innerHTML).not.toMatch(/SOC|HIPAA|99\.9|5,000|150,000/);
    open({ operatorClaims: ['uptime'] });
    expect(document.body.textContent).toContain('99.9% uptime');
    expect(document.body.innerHTML).not.toMatch(/SOC|HIPAA|5,000|150,000/);
    open({ operatorClaims: operatorClaims.map(({ id }) => id) });
    for (const { title } of operatorClaims) expect(document.body.textContent).toContain(title);
  });

  test('are invisible in a page that no stage has filled', () => {
    const page = renderLandingPage({});
    expect(partsOf(page)).toEqual(['sample-pdf', ...operatorClaims.map(({ id }) => id), 'support-email']);
    document.body.innerHTML = page;
    expect(document.body.textContent).not.toMatch(/SOC|HIPAA|99\.9|5,000|150,000|Contact|sample PDF/);
  });

  test('are all shown if they are facts, with the product’s figures', () => {
    for (const { title, kind } of allClaims) {
      if (kind === 'fact') expect(document.body.textContent).toContain(title);
    }
    expect(document.body.textContent).toContain(`${Object.keys(stateGuides).length} states supported`);
    expect(Object.keys(stateGuides)).toHaveLength(50);
  });

  test('each name their evidence and have a unique ID', () => {
    for (const { id, basis } of allClaims) expect(basis.length, id).toBeGreaterThan(10);
    expect(new Set(allClaims.map(({ id }) => id)).size).toBe(allClaims.length);
  });

  test('contain no invented quotes', () => {
    expect(testimonials).toEqual([]);
    expect(all('blockquote')).toEqual([]);
    expect(textOf(document.querySelector('#testimonials'))).toContain('there are no reviews yet');
  });
});

describe('screenshots', () => {
  const shot = { width: 390, height: 844 };

  test('are drawings until real ones exist', () => {
    expect(all('img')).toEqual([]);
    expect(all('.phone svg[role="img"], .desk svg[role="img"]')).toHaveLength(2);
  });

  test('declare their size, and load lazily below the fold', () => {
    open({}, { 'signature-390': shot, 'journal-1280': shot, 'journal-390': shot, 'journal-390-dark': shot });
    const images = all('img').map((image) => [image.getAttribute('src'), image.getAttribute('loading')]);
    expect(images).toEqual([
      ['/shots/signature-390.webp', 'eager'],
      ['/shots/journal-1280.webp', 'lazy'],
    ]);
    for (const image of all('img, source')) expect(image.getAttribute('width')).toBe('390');
    for (const image of all('img')) expect(image.getAttribute('alt')).toMatch(/\w{3}/);
    expect(all('source').map((source) => source.getAttribute('srcset'))).toEqual([
      '/shots/journal-390-dark.webp',
      '/shots/journal-390.webp',
    ]);
  });
});
