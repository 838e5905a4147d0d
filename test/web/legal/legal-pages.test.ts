import { beforeAll, describe, expect, test } from 'vitest';
import { pageFacts, stageOf } from '#infra/stages.ts';
import { paidPlanIds, plans } from '#shared/data/plans.ts';
import { fillPage } from '#shared/fill-page.ts';
import { legalPages } from '#shared/legal-pages.ts';
import { renderLegalPages } from '#web/legal/render-legal-pages.tsx';

const stage = stageOf('local', { supportEmail: 'help@notary.test', operatorName: 'Seals & Co.' });
const facts = { ...pageFacts(stage), siteUrl: 'https://notary.test' };
const pages: Record<string, Document> = {};

beforeAll(() => {
  for (const { path, head, body } of renderLegalPages()) {
    pages[path] = new DOMParser().parseFromString(fillPage(`${head}${body}`, facts), 'text/html');
  }
});

const textOf = (path: string) => pages[path]?.body.textContent ?? '';
const hrefs = (page: Document | undefined) =>
  [...(page?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

describe('the legal pages', () => {
  test('are rendered for every path, with what their stage says and no placeholder', () => {
    expect(Object.keys(pages)).toEqual(legalPages.map(({ path }) => path));
    for (const { path } of legalPages) {
      expect(textOf(path), path).toContain('Seals & Co.');
      expect(textOf(path), path).toContain('help@notary.test');
      expect(pages[path]?.documentElement.innerHTML, path).not.toMatch(/\.invalid|<template/);
    }
    expect(textOf('/privacy')).toContain(stage.operatorAddress);
    expect(textOf('/terms')).toContain(`The law of the State of ${stage.operatorLaw} applies`);
  });

  test('lead to their sections, to each other, and to nothing missing', () => {
    for (const { path } of legalPages) {
      const page = pages[path];
      const ids = [...(page?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      const contents = [...(page?.querySelectorAll('.contents a') ?? [])].map((one) => one.textContent);
      expect(contents).toEqual(
        [...(page?.querySelectorAll('section h2') ?? [])].map((one) => one.textContent),
      );
      for (const href of hrefs(page).filter((one) => one.startsWith('#')))
        expect(ids).toContain(href.slice(1));
      for (const other of legalPages) expect(hrefs(page)).toContain(other.path);
      for (const href of hrefs(page).filter((one) => /^\/(privacy|terms|security)#/.test(one))) {
        const [to = '', id = ''] = href.split('#');
        expect(pages[to]?.getElementById(id), href).not.toBeNull();
      }
      expect(page?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(
        page?.querySelector('meta[name=description]')?.getAttribute('content')?.length,
      ).toBeLessThanOrEqual(160);
      expect(page?.querySelector('script')).toBeNull();
    }
  });

  test('state the prices and limits of the plans', () => {
    const rows = [...(pages['/terms']?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
    for (const planId of paidPlanIds) {
      const { monthlyCents, annualCents, name } = plans[planId];
      const price = `$${(monthlyCents / 100).toFixed(2)} a month or $${(annualCents / 100).toFixed(2)} a year`;
      expect(
        rows.some((row) => row?.startsWith(`${name}${price}`)),
        name,
      ).toBe(true);
    }
    expect(textOf('/terms')).toContain(`${plans.free.notarizationsLimit} notarizations a month`);
  });
});
