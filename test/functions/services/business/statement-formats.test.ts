import { describe, expect, it } from 'vitest';
import {
  type StatementLine,
  statementFiles,
  statementFormats,
} from '#functions/services/business/statement-formats.ts';

const payment: StatementLine = {
  kind: 'Payment',
  date: '2026-03-04',
  description: 'Vane refinance; Okafor "closing"',
  amount: '1250.00',
  payee: 'Signings, Inc.',
  reference: '0007',
};
const expense: StatementLine = {
  kind: 'Expense',
  date: '2026-03-05',
  description: 'Paper',
  amount: '-12.50',
  payee: '',
  reference: '',
};

const linesOf = (format: keyof typeof statementFormats, lines: readonly StatementLine[]) =>
  [...statementFiles(statementFormats[format], lines)].map((text) => text.split('\r\n'));

describe('the file for a spreadsheet', () => {
  it('has kind, day, description, amount, payee, and reference, and a mark that it is UTF-8', () => {
    expect(linesOf('csv', [payment, expense])).toEqual([
      [
        '\uFEFFKind,Date,Description,Amount,Payee,Reference',
        'Payment,2026-03-04,"Vane refinance; Okafor ""closing""",1250.00,"Signings, Inc.",0007',
        'Expense,2026-03-05,Paper,-12.50,,',
        '',
      ],
    ]);
  });

  it('has no formulas, but numbers that are negative', () => {
    const hostile = ['=1+1', '+1', '-1', '@A1', '\tA', '\rA'];
    const lines = hostile.map((description) => ({ ...expense, description, payee: description }));
    for (const format of ['csv', 'quickbooks', 'xero'] as const) {
      const [text = ''] = statementFiles(statementFormats[format], lines);
      for (const cell of hostile) expect(text).toContain(`'${cell}`);
      expect(text).toContain(',-12.50');
      expect(text).not.toMatch(/,[=@+]|,-1,/);
    }
  });

  it('is a single one, however long', () => {
    expect(linesOf('csv', Array(2_500).fill(expense))).toHaveLength(1);
  });
});

describe('the file for QuickBooks', () => {
  it('has three columns, days as MM/DD/YYYY, and no currency sign', () => {
    expect(linesOf('quickbooks', [payment, expense])).toEqual([
      [
        'Date,Description,Amount',
        '03/04/2026,"Vane refinance; Okafor ""closing""",1250.00',
        '03/05/2026,Paper,-12.50',
        '',
      ],
    ]);
  });

  it('has at most a thousand rows and 2 MB, and its header again in the next', () => {
    const rows = (files: string[][]) => files.map((lines) => lines.length - 2);
    expect(rows(linesOf('quickbooks', Array(1_000).fill(expense)))).toEqual([1_000]);
    const files = linesOf('quickbooks', Array(2_001).fill(expense));
    expect(rows(files)).toEqual([1_000, 1_000, 1]);
    for (const [header] of files) expect(header).toBe('Date,Description,Amount');
    const long = { ...payment, description: 'é'.repeat(2_000) };
    for (const text of statementFiles(statementFormats.quickbooks, Array(1_000).fill(long))) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_000_000);
    }
  });

  it('has a header even without rows', () => {
    expect(linesOf('quickbooks', [])).toEqual([['Date,Description,Amount', '']]);
  });
});

describe('the file for Xero', () => {
  it('has its columns in the order in which Xero reads them, and days without a country', () => {
    expect(linesOf('xero', [payment, expense])).toEqual([
      [
        '*Date,*Amount,Payee,Description,Reference',
        '2026-03-04,1250.00,"Signings, Inc.","Vane refinance; Okafor ""closing""",0007',
        '2026-03-05,-12.50,,Paper,',
        '',
      ],
    ]);
  });

  it('has at most a thousand rows', () => {
    expect(linesOf('xero', Array(1_001).fill(expense))).toHaveLength(2);
  });
});
