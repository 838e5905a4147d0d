import type { StateCode } from '#shared/data/states.ts';
import type { Mapping } from './columns.ts';
import { answersTo, type Given, type Question, questionsOf } from './questions.ts';
import { type DateOrder, seenOrder } from './read-date.ts';
import type { Reading } from './read-row.ts';
import { readableTable } from './row-shape.ts';
import type { CsvTable } from './title-row.ts';

/** Facts that a file shows before any answer: the rows that can be read, the order of its dates, and the questions that it raises. */
export type Findings = {
  readable: CsvTable;
  mapping: Mapping;
  order: DateOrder | undefined;
  asked: readonly Question[];
  facts: Facts;
};

type Facts = { today: string; timezone: string; state: StateCode };

/** Looks at all rows of a file once. */
export function findingsOf(table: CsvTable, mapping: Mapping, facts: Facts): Findings {
  const column = mapping.indexOf('date');
  const readable = readableTable(table, mapping);
  const seen = seenOrder(column < 0 ? [] : readable.rows.map(({ cells }) => cells[column] ?? ''));
  const order = seen === 'unclear' || seen === 'none-needed' ? undefined : seen;
  const asked = questionsOf({ table: readable, mapping, reading: { ...facts, order, answers: {} } });
  return { readable, mapping, order, asked, facts };
}

/** Returns how a file is read with the answers so far. */
export function readingOf({ readable, mapping, order, asked, facts }: Findings, given: Given): Reading {
  const answers = answersTo(asked, given);
  const { titles } = readable;
  return { ...facts, titles, mapping, answers, order: order ?? answers.dateOrder };
}
