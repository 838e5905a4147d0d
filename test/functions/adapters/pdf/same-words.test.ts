import { describe, expect, it } from 'vitest';
import type { PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { actSection } from '#functions/adapters/pdf/sections/act.ts';
import { commentsSection, documentsSection } from '#functions/adapters/pdf/sections/documents.ts';
import { outcomeSection } from '#functions/adapters/pdf/sections/outcome.ts';
import {
  credibleWitnessesSection,
  markWitnessesSection,
  signersSection,
} from '#functions/adapters/pdf/sections/signers.ts';
import { statementsSection } from '#functions/adapters/pdf/sections/statements.ts';
import { journalColumns, receiptColumns } from '#functions/services/exports/journal-columns.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { redactedCopy } from '#shared/rules/duties/redact.ts';
import { entriesByCode } from '#test/support/every-code.ts';
import { filled, misplaced } from '#test/support/every-field.ts';
import { printedEntry } from './sample-entry.ts';

const printing = {
  text: (typed: string) => typed,
  picture: () => '',
  entryTimezone: 'America/New_York',
  leavesImagesOut: true,
  dateFormat: 'MM/dd/yyyy',
} as const;

/** Every text in pages or a copy. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

const sections = [
  ...[outcomeSection, actSection, signersSection, credibleWitnessesSection, markWitnessesSection],
  ...[documentsSection, statementsSection, commentsSection],
];
const pdfOf = (entry: PrintedEntry) =>
  textsIn(sections.map((section) => section(entry, printing))).join('\n');
const copyOf = (entry: PrintedEntry) => textsIn(redactedCopy(entry, [0], String)).join('\n');

describe('every code', () => {
  const cases = entriesByCode(printedEntry({ outcome: 'refused', documents: [], documentType: 'other' }));
  const wrong = (found: typeof cases) => found.map(({ path, words }) => `${path}: ${words}`);

  it('has its words in a PDF', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(wrong(cases.filter(({ entry, words }) => !pdfOf(entry).includes(words)))).toEqual([]);
  });

  it('has its words in a copy that shows it', () => {
    const shown = cases.filter(({ isInCopies }) => isInCopies);
    expect(shown.length).toBeGreaterThan(50);
    expect(wrong(shown.filter(({ entry, words }) => !copyOf(entry).includes(words)))).toEqual([]);
  });
});

describe('every field', () => {
  const entry = {
    ...printedEntry(),
    ...filled(entryFields),
    ...{ addressWithheld: null, outcome: 'refused' },
  } as PrintedEntry;

  it('is in a PDF where its row says so', () => {
    expect(misplaced('pdf', pdfOf(entry), entryFields)).toEqual([]);
  });

  it('is in a copy where its row says so', () => {
    expect(misplaced('copy', copyOf(entry), entryFields)).toEqual([]);
  });

  it('is in the spreadsheet where its row says so', () => {
    const item = { ...entry, signerNames: entry.signers, feeCents: 700, entryNumber: 7 } as never;
    const cells = [...journalColumns, ...receiptColumns].map(({ title, value }) => [
      title,
      value({ entry: item, addenda: [] }),
    ]);
    expect(misplaced('csv', cells.flat().join('\n'), entryFields)).toEqual([]);
  });
});
