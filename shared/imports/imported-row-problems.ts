import type { EntryText, TextUse } from '../rules/law/entry-texts.ts';
import { prohibitionSentence } from '../rules/law/prohibition-sentence.ts';
import { ruling } from '../rules/law/ruling.ts';
import { textSentences } from '../rules/law/text/text-problems.ts';
import { sentences } from '../schemas/sentences.ts';
import { textDamage } from './damaged-text.ts';
import { type ImportedRow, importedRow } from './imported-row.ts';

/** Not even the last four digits of an ID number are kept. */
const longNumber = /\d{4}/u;

const text = (label: string, content: string | undefined, use: TextUse = 'any'): EntryText[] =>
  content ? [{ step: 1, path: label, label, text: content, use }] : [];

/**
 * Returns why a row of the imported entries cannot be kept, one sentence each, by the present law of its state: it is stored now,
 * whenever the act was. Numbers of IDs are left out in every state. `today` is YYYY-MM-DD.
 */
export function importedRowProblems(row: ImportedRow, today: string): string[] {
  const record = { stateCode: row.state };
  const texts = [
    ...text('Entry number', row.number, 'number'),
    ...text('Act', row.act),
    ...text('Document', row.document),
    ...row.signers.flatMap((name) => text('Signer', name, 'words')),
    ...text('Signer address', row.address),
    ...text('Place', row.place),
    ...text('Notes', row.notes),
    ...text('Other', row.other),
  ];
  const problems = textSentences(record, texts);
  for (const { label, text: content, use } of texts) {
    const damage = textDamage(content, { isName: use === 'words' });
    if (damage) problems.push(`${label} ${damage}`);
  }
  if (row.date > today) problems.push(`The date ${row.date} is in the future`);
  if (row.signers.length === 0 && !row.act && !row.document)
    problems.push('The row names no signer, act, or document');
  if (longNumber.test(row.identification ?? ''))
    problems.push('Identification has a number. Leave only the kind of ID, such as “driver license”');
  const streets = ruling(record).prohibits('street_address');
  if (streets && /\d/u.test(`${row.address ?? ''}${row.place ?? ''}`)) {
    const rule = prohibitionSentence(row.state, 'Street addresses and ZIP codes');
    problems.push(`${rule} (${streets.cite}). Leave only the city and state`);
  }
  return problems;
}

/** A row that can be kept, or why it cannot, in sentences. */
export type CheckedRow = { row: ImportedRow } | { problems: string[] };

/** Checks a row of the imported entries, on the device and again on the server. `today` is YYYY-MM-DD. */
export function checkedImportedRow(input: unknown, today: string): CheckedRow {
  const parsed = importedRow.safeParse(input);
  if (!parsed.success) return { problems: sentences(parsed.error.issues, input) };
  const problems = importedRowProblems(parsed.data, today);
  return problems.length > 0 ? { problems } : { row: parsed.data };
}
