import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportingThreshold } from '#shared/data/business/information-returns.ts';
import { roundedUp } from '#web/features/business/year/month-chart.tsx';
import { YearTab } from '#web/features/business/year/year-tab.tsx';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { aSummary } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  notarialFees: at === 2 ? '400.00' : '0.00',
  otherIncome: at === 2 ? '950.50' : '0.00',
  expenses: '0.00',
  miles: 0,
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  storeSession(aProfile());
  net.api.on('get-business-summary', () =>
    answered(
      'get-business-summary',
      aSummary({
        ...{ notarialFees: '400.00', otherIncome: '950.50', months, expenses: { taxesLicenses: '21.00' } },
        byPayer: [
          { client: 'Lone Star Title', paid: '2000.00' },
          { client: 'Acme Law', paid: '1999.99' },
        ],
      }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [2025, 600],
  [2026, 2_000],
  [2027, 2_000],
])('Form 1099-NEC is due for %d from $%d', (year, dollars) => {
  expect(reportingThreshold(year)).toBe(dollars);
});

test.each([
  [999, 1_000],
  [1_350.5, 2_000],
  [2_001, 5_000],
  [5_001, 10_000],
])('a chart up to %d ends at %d', (value, top) => {
  expect(roundedUp(value)).toBe(top);
});

describe('the year', () => {
  test('keeps notarial fees apart, and names payers that send a form', async () => {
    openSection(<YearTab />);
    const figures = await screen.findByRole('region', { name: '2026' });
    expect(within(figures).getAllByRole('term')[0]?.textContent).toBe('Notarial fees');
    expect(within(figures).getByText('$950.50')).toBeDefined();
    expect(screen.getByText('Taxes and licenses')).toBeDefined();
    const payers = screen.getByRole('table', { name: 'Payments by client' });
    expect(
      within(payers)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['ClientPaid', 'Lone Star Title 1099-NEC$2,000.00', 'Acme Law $1,999.99']);
    expect(screen.getByText(/must send you Form 1099-NEC/).textContent).not.toContain('inflation');
  });

  test('describes its charts in words, and has a table of their numbers', async () => {
    openSection(<YearTab />);
    const words = 'Income by month, highest in March 2026 with $1,350.50.';
    expect(await screen.findByRole('img', { name: words })).toBeDefined();
    const empty = screen.getAllByText('None yet.').map((text) => text.closest('figure')?.textContent);
    expect(empty).toEqual(['ExpensesNone yet.', 'MilesNone yet.']);
    const table = screen.getByRole('table', { name: /by month$/ });
    expect(within(table).getByRole('row', { name: /^March/ }).textContent).toBe('March$400.00$950.50$0.000');
  });

  test('changes basis and year', async () => {
    const { user } = openSection(<YearTab />);
    await user.selectOptions(await screen.findByLabelText('Income counts'), 'When payments arrive');
    expect(screen.getByText(/^A payment counts on its day/)).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Year'), '2025');
    await screen.findByRole('region', { name: '2025' });
    expect(net.api.callsOf('get-business-summary').map(({ query }) => query)).toEqual([
      { year: '2026', basis: 'done' },
      { year: '2026', basis: 'paid' },
      { year: '2025', basis: 'paid' },
    ]);
  });

  test('exports the chosen format', async () => {
    net.api.on('export-business-year', () => new Response('a,b'));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = openSection(<YearTab />);
    await user.click(await screen.findByRole('button', { name: 'Xero' }));
    expect(await screen.findByText('File saved')).toBeDefined();
    expect(net.api.callsOf('export-business-year')[0]?.query).toEqual({ year: '2026', format: 'xero' });
    vi.restoreAllMocks();
  });

  test('says why it did not load', async () => {
    net.api.on('get-business-summary', () => refused(400, { detail: 'No.', code: 'INVALID_FIELDS' }));
    openSection(<YearTab />);
    expect(await screen.findByRole('heading', { name: 'Failed to load the year' })).toBeDefined();
  });
});
