import { checkRows } from '#web/features/imports/csv/check-rows.ts';
import type { Mapping } from '#web/features/imports/csv/columns.ts';
import { exampleRows, understood } from '#web/features/imports/csv/examples.ts';
import { guessedMapping } from '#web/features/imports/csv/guessed-mapping.ts';
import { parseCsv } from '#web/features/imports/csv/parse-csv.ts';
import { findingsOf, readingOf } from '#web/features/imports/csv/reading-of.ts';
import { type CsvTable, tableOf, titleRowOf } from '#web/features/imports/csv/title-row.ts';

export const facts = { today: '2026-11-20', timezone: 'America/Los_Angeles', state: 'CA' } as const;

/** Returns the table of a text, or throws the sentence on why there is none. */
export async function tableFrom(text: string): Promise<CsvTable> {
  const parsed = await parseCsv(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const found = tableOf(parsed, titleRowOf(parsed));
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

export const mappingOf = ({ titles, rows }: CsvTable) =>
  guessedMapping(titles, (at) => rows.map(({ cells }) => cells[at] ?? ''));

/** Reads a text as the page does, with the guessed columns. Each question gets the answer that contains one of these words. */
export async function readCsv(text: string, answers: readonly string[] = [], mapping?: Mapping) {
  const table = await tableFrom(text);
  const columns = mapping ?? mappingOf(table);
  const findings = findingsOf(table, columns, facts);
  const { asked, readable } = findings;
  const given = asked.flatMap(({ text: question, options }) => {
    const chosen = options.find(({ label }) => answers.some((answer) => label.includes(answer)));
    return chosen ? [[question, chosen.value]] : [];
  });
  const reading = readingOf(findings, Object.fromEntries(given));
  const examples = table.titles.map((_, column) =>
    exampleRows(readable, column).map((at) => {
      const { cells } = readable.rows[at] ?? { cells: [] };
      return [cells[column], understood({ cells, column, reading })] as const;
    }),
  );
  const checked = await checkRows(table, reading, new AbortController().signal);
  const problems = checked.bad.map(({ row, problems: found }) => [row, ...found]);
  return { ...checked, table, asked: asked.map((one) => one.text), examples, problems };
}
