import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import { expenseLines } from '#shared/data/business/business-words.ts';
import { mileageRowOn, ratesKnownUntil } from '#shared/data/business/mileage-rates.ts';
import { amountOf, centsOf } from '#shared/rules/business/amounts.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { expenseCategories } from '#shared/schemas/business/expense.ts';
import type { Summary } from '../get-summary.ts';
import { money, type Sender, senderLines } from './business-letterhead.ts';

type Basis = 'done' | 'paid';

/** The content of a summary. `fromJournal`: notarial fees of entries that belong to no order that counts. */
export type PrintedSummary = { year: string; basis: Basis; summary: Summary; fromJournal: string };

const basisWords: Record<Basis, string> = {
  done: 'Work done: each order counts on the day of its appointment, when it is done.',
  paid: 'Payments: each payment counts on its day, split over the lines of its invoice in proportion. Orders without an invoice count when they are done.',
};

const shown = (amount: string) => money(centsOf(amount));
const sumOf = (amounts: readonly string[]) =>
  money(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));
const miles = (count: number) => count.toLocaleString('en-US', { minimumFractionDigits: 1 });
const number = { isNumber: true as const, width: 92 };

function incomeParts({ basis, summary, fromJournal }: PrintedSummary): DocumentPart[] {
  const { notarialFees, otherIncome, unpaid } = summary;
  return [
    { kind: 'heading', text: 'Income' },
    {
      kind: 'facts',
      facts: [
        { label: 'Notarial fees', value: shown(notarialFees) },
        { label: 'Other income', value: shown(otherIncome) },
        { label: 'Together', value: sumOf([notarialFees, otherIncome]) },
        { label: 'Open on invoices', value: `${shown(unpaid)}, by the year of the appointment` },
        { label: 'Basis', value: basisWords[basis] },
      ],
    },
    {
      kind: 'paragraph',
      text: `Notarial fees bear no self-employment tax (Schedule SE); all other income does. ${shown(fromJournal)} of the notarial fees come from the notary’s journal: the fees of entries that belong to no order counted here. All other numbers come from the notary’s orders, invoices, mileage log, and expenses.`,
    },
  ];
}

const monthTable = ({ months }: Summary): DocumentPart[] => [
  { kind: 'heading', text: 'By month' },
  {
    kind: 'table',
    columns: [
      { title: 'Month' },
      ...['Notarial fees', 'Other income', 'Expenses', 'Miles'].map((title) => ({ title, ...number })),
    ],
    rows: months.map((of) => [
      dayInWords(`${of.month}-01`).replace(' 1,', ''),
      ...[shown(of.notarialFees), shown(of.otherIncome), shown(of.expenses), miles(of.miles)],
    ]),
    total: [
      'Year',
      sumOf(months.map((of) => of.notarialFees)),
      sumOf(months.map((of) => of.otherIncome)),
      sumOf(months.map((of) => of.expenses)),
      miles(months.reduce((sum, of) => sum + of.miles * 10, 0) / 10),
    ],
  },
];

/** Returns the miles of each rate of the year. A month has one rate. */
function mileageParts({ year, summary }: PrintedSummary): DocumentPart[] {
  const ratesOf = summary.months.map((of) => ({ ...of, rate: mileageRowOn(`${of.month}-01`) }));
  const rates = [...new Set(ratesOf.map(({ rate }) => rate))];
  const rows = rates.map((rate) => {
    const own = ratesOf.filter((of) => of.rate === rate);
    const tenths = own.reduce((sum, of) => sum + Math.round(of.miles * 10), 0);
    const [first, last] = [own[0]?.month ?? '', own.at(-1)?.month ?? ''];
    return [
      `${dayInWords(`${first}-01`).replace(' 1,', '')} to ${dayInWords(`${last}-01`).replace(' 1,', '')}`,
      rate.source,
      miles(tenths / 10),
      `${rate.tenths / 10} cents`,
      shown(amountOf(Math.round((tenths * rate.tenths) / 100))),
    ];
  });
  const isUnknown = `${year}-12-31` > ratesKnownUntil;
  return [
    { kind: 'heading', text: 'Mileage' },
    {
      kind: 'table',
      columns: [
        { title: 'Period' },
        { title: 'Standard mileage rate', width: 110 },
        { title: 'Miles', isNumber: true, width: 60 },
        { title: 'Rate', isNumber: true, width: 60 },
        { title: 'Deduction', isNumber: true, width: 80 },
      ],
      rows,
      total: ['Year', '', miles(summary.miles), '', shown(summary.mileageDeduction)],
    },
    ...(isUnknown
      ? [
          {
            kind: 'paragraph' as const,
            text: 'The IRS had not set a rate for this year when this was printed. The last known one was used.',
          },
        ]
      : []),
  ];
}

function expenseParts({ expenses }: Summary): DocumentPart[] {
  const spent = expenseCategories.flatMap((category) => {
    const amount = expenses[category];
    return amount === undefined ? [] : [{ category, amount }];
  });
  const total = sumOf(spent.map(({ amount }) => amount));
  return [
    { kind: 'heading', text: 'Expenses' },
    {
      kind: 'table',
      columns: [{ title: 'Line of Schedule C (Form 1040)' }, { title: 'Amount', ...number }],
      rows: spent.map(({ category, amount }) => [expenseLines[category], shown(amount)]),
      total: ['Together', total],
    },
  ];
}

const payerParts = ({ byPayer }: Summary): DocumentPart[] => [
  { kind: 'heading', text: 'Payers' },
  {
    kind: 'table',
    columns: [{ title: 'Client' }, { title: 'Paid in this year', ...number }],
    rows: byPayer.map(({ client, paid }) => [client, shown(paid)]),
    total: ['Together', sumOf(byPayer.map(({ paid }) => paid))],
  },
  {
    kind: 'paragraph',
    text: 'Payments of invoices, by the day of payment, to compare with Forms 1099. Income that no form reports is taxable too.',
  },
];

/** Returns the paper for a tax preparer. */
export function summaryDocument(
  sender: Sender,
  printed: PrintedSummary,
  printedAt: Date,
): Omit<DutyDocument, 'issuer'> {
  const { year, summary } = printed;
  return {
    kind: 'summary',
    title: `Business Summary ${year}`,
    subject: 'Summary of a notary public',
    notary: sender.account.fullName,
    printedAt,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Notary', value: senderLines(sender) },
          { label: 'Year', value: year },
          { label: 'Printed', value: dayInWords(dayIn(sender.account.timezone, printedAt)) },
        ],
      },
      ...incomeParts(printed),
      ...monthTable(summary),
      ...mileageParts(printed),
      ...expenseParts(summary),
      ...payerParts(summary),
    ],
  };
}
