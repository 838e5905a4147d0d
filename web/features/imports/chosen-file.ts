import type { Mapping } from './csv/columns.ts';
import type { LetterReadings } from './csv/letters.ts';
import { type CsvFile, parseCsv } from './csv/parse-csv.ts';
import type { Given } from './csv/questions.ts';
import { readCsvFile } from './csv/read-file.ts';
import { tableOf, titleRowOf } from './csv/title-row.ts';

/** A file that has been read, with the notary’s choices about it. */
export type ChosenFile = {
  name: string;
  letters: LetterReadings;
  /** The reading of the letters in use, and whether the notary chose it, or need not. */
  reading: number;
  knowsLetters: boolean;
  csv: CsvFile;
  /** The record with the titles, or -1 without titles. */
  titleAt: number;
  /** The kinds of the columns, by their titles. */
  mappings: Readonly<Record<string, Mapping>>;
  given: Given;
  /** The state of rows that name none; empty if it is not chosen. */
  state: string;
};

/** Reads and parses a file. Returns a sentence if it cannot be imported. */
export async function openedFile(file: File, state: string): Promise<ChosenFile | { problem: string }> {
  const letters = await readCsvFile(file);
  if ('problem' in letters) return letters;
  const csv = await parseCsv(letters.readings[0]?.text ?? '');
  if ('problem' in csv) return csv;
  const titleAt = titleRowOf(csv);
  const table = tableOf(csv, titleAt);
  if ('problem' in table) return table;
  return {
    ...{ name: file.name, letters, reading: 0, knowsLetters: letters.isSure, csv, titleAt },
    ...{ mappings: {}, given: {}, state },
  };
}

/** Parses a file again with other letters or another separator. */
export async function reopened(
  file: ChosenFile,
  { reading = file.reading, separator = file.csv.separator }: { reading?: number; separator?: string },
): Promise<ChosenFile | { problem: string }> {
  const csv = await parseCsv(file.letters.readings[reading]?.text ?? '', separator);
  if ('problem' in csv) return csv;
  const titleAt = separator === file.csv.separator ? file.titleAt : titleRowOf(csv);
  const table = tableOf(csv, titleAt);
  return 'problem' in table
    ? table
    : { ...file, reading, csv, titleAt, knowsLetters: file.knowsLetters || reading !== file.reading };
}
