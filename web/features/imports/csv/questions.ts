import { dayInWords } from '#shared/rules/shown-day.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import { type Answers, answerValues, type QuestionId, quoted } from './answers.ts';
import type { ColumnKind, Mapping } from './columns.ts';
import { exampleDate, proofOf, readDate, seenOrder, serialDays } from './read-date.ts';
import { isDecimalComma, isNoAmount, readFee } from './read-fee.ts';
import { type MomentReading, otherZone, titledCell, writtenMoment } from './read-moment.ts';
import { type NameDoubt, nameDoubts, readNames } from './read-names.ts';
import { hasMeridiem, isHalfDay, isWholeDay, readTime } from './read-time.ts';
import { isDitto, lacksDate } from './repeated-cells.ts';
import type { CsvTable } from './title-row.ts';

/** A question about the cells of a column, asked once for the file. */
export type Question = {
  id: QuestionId;
  column: number;
  text: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
};

/** The facts from which questions follow: the file, the kinds of its columns, and how cells are read. */
export type Asking = { table: CsvTable; mapping: Mapping; reading: MomentReading };

type Asked = Omit<Question, 'id' | 'column'> & { column?: number };

const option = (value: string, label: string) => ({ value, label });

/** The cells of all columns of a kind, with their columns. */
function cellsOf({ table, mapping }: Asking, kind: ColumnKind): { column: number; text: string }[] {
  const columns = mapping.flatMap((one, at) => (one === kind ? [at] : []));
  return table.rows.flatMap(({ cells }) =>
    columns.flatMap((column) => {
      const text = cells[column];
      return text ? [{ column, text }] : [];
    }),
  );
}

const shownTime = (time: string | undefined) => (time ? `, ${clockTime(time)}` : '');

function askDateOrder(asking: Asking): Asked | undefined {
  const dates = cellsOf(asking, 'date').map(({ text }) => text);
  if (seenOrder(dates) !== 'unclear') return undefined;
  const text = exampleDate(dates);
  const readAs = (order: 'month-first' | 'day-first') => {
    const read = readDate(text, { order, halfDay: 'leave-out', today: asking.reading.today });
    return 'value' in read ? dayInWords(read.value.date) : 'no date';
  };
  const [monthFirst, dayFirst] = [proofOf(dates, 'month-first'), proofOf(dates, 'day-first')];
  return {
    text: `Does ${text} mean ${readAs('month-first')}, or ${readAs('day-first')}?`,
    ...(monthFirst &&
      dayFirst && {
        hint: `${quoted(monthFirst)} starts with the month, and ${quoted(dayFirst)} with the day. Rows that don’t fit your answer are listed for you to correct.`,
      }),
    options: [
      option('month-first', `${readAs('month-first')}: the month comes first`),
      option('day-first', `${readAs('day-first')}: the day comes first`),
    ],
  };
}

function askDateSystem(asking: Asking): Asked | undefined {
  const all = cellsOf(asking, 'date').flatMap(({ text }) => serialDays(text, asking.reading.today) ?? []);
  // A date of the system of 1904 that would be in the future shows that the file uses the other one.
  if (all.length === 0 || all.some((days) => !days[1904])) return undefined;
  const text =
    cellsOf(asking, 'date').find((cell) => serialDays(cell.text, asking.reading.today))?.text ?? '';
  const days = serialDays(text, asking.reading.today);
  if (!days?.[1904]) return undefined;
  return {
    text: `Does ${text} mean ${dayInWords(days[1900])}, or ${dayInWords(days[1904])}?`,
    hint: 'The dates are numbers of a spreadsheet. Some spreadsheets made on a Mac count from 1904.',
    options: [
      option('1900', dayInWords(days[1900])),
      option('1904', `${dayInWords(days[1904])} (counted from 1904)`),
    ],
  };
}

function askOtherZone({ table, mapping, reading }: Asking): Asked | undefined {
  const facts = { titles: table.titles, mapping };
  for (const { cells } of table.rows) {
    const dateCell = titledCell(facts, 'date', cells);
    if (!dateCell || !/\d/.test(dateCell.text)) continue;
    const timeCell = titledCell(facts, 'time', cells);
    const written = writtenMoment(dateCell, timeCell, {
      ...reading,
      order: reading.order ?? 'month-first',
      answers: { ...reading.answers, halfDay: 'as-written' },
    });
    const local = 'value' in written ? otherZone(written.value, reading.timezone) : undefined;
    if ('problem' in written || !local) continue;
    const shown = (moment: { date: string; time?: string | undefined }) =>
      dayInWords(moment.date) + shownTime(moment.time);
    const text = [dateCell.text, timeCell?.text].filter(Boolean).join(' ');
    return {
      text: `${text} is in another time zone. When was the act, on a clock at its place?`,
      options: [
        option('convert', `${shown(local)} (${reading.timezone.replaceAll('_', ' ')})`),
        option('keep', `${shown(written.value)}, as it is written`),
      ],
    };
  }
  return undefined;
}

function askHalfDay(asking: Asking): Asked | undefined {
  const dates = cellsOf(asking, 'date').filter(({ text }) => !/^\d{4}/.test(text));
  const times = [...cellsOf(asking, 'time'), ...dates];
  const some = (test: (time: string) => boolean) => times.some(({ text }) => test(text));
  if (some(isWholeDay) && !some(hasMeridiem)) return undefined;
  const found = times.find(({ text }) => isHalfDay(text));
  if (!found) return undefined;
  const { column, text } = found;
  const shown = (halfDay: 'as-written' | 'office-hours') => {
    const read = readTime(text, { halfDay });
    return 'value' in read ? clockTime(read.value.time ?? '') : '';
  };
  return {
    column,
    text: `Does ${text} mean morning or afternoon?`,
    options: [
      option('as-written', `${shown('as-written')}: times are of 24 hours`),
      option(
        'office-hours',
        `${shown('office-hours')}: 7:00 to 11:59 is the morning, 12:00 to 6:59 the afternoon`,
      ),
      option('leave-out', 'I can’t tell. Leave these times out'),
    ],
  };
}

function askDecimalComma(asking: Asking): Asked | undefined {
  const text = cellsOf(asking, 'fee').find((cell) => isDecimalComma(cell.text))?.text;
  if (text === undefined) return undefined;
  const shown = (decimalComma: 'decimal' | 'thousands') => {
    const read = readFee(text, { decimalComma });
    return 'value' in read ? `$${read.value?.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}` : '';
  };
  return {
    text: `Does ${text} mean ${shown('decimal')} or ${shown('thousands')}?`,
    options: [option('decimal', shown('decimal')), option('thousands', shown('thousands'))],
  };
}

function askNoAmount(asking: Asking): Asked | undefined {
  const text = cellsOf(asking, 'fee').find((cell) => isNoAmount(cell.text))?.text;
  return text === undefined
    ? undefined
    : {
        text: `What does the fee ${quoted(text)} mean?`,
        options: [
          option('zero', 'No fee was charged: $0.00'),
          option('blank', 'No fee was written down: leave it empty'),
        ],
      };
}

const nameOptions: Record<NameDoubt, (name: string) => Pick<Asked, 'text' | 'hint' | 'options'>> = {
  joinedNames: (name) => ({
    text: `Is ${quoted(name)} several people?`,
    options: [option('split', 'Yes, each is a signer'), option('one', 'No, it is one name as it is written')],
  }),
  organization: (name) => ({
    text: `Is ${quoted(name)} one signer?`,
    options: [
      option('one', 'Yes, keep such names as they are written'),
      option('part', 'No. I will put a semicolon between the people in these rows'),
    ],
  }),
  nameComma: (name) => {
    const read = readNames(name, { joinedNames: 'split', nameComma: 'last-first' });
    return {
      text: `How is the name ${quoted(name)} written?`,
      options: [
        option('last-first', `Last name first${'value' in read ? `: ${read.value.join('; ')}` : ''}`),
        option('several', 'Commas are between several people'),
        option('as-written', 'Keep it as it is written'),
      ],
    };
  },
};

const askNames =
  (doubt: NameDoubt) =>
  (asking: Asking): Asked | undefined => {
    const found = cellsOf(asking, 'signer').find(({ text }) => nameDoubts(text).includes(doubt));
    const name = found?.text
      .split(/[;\n]/)
      .find((one) => nameDoubts(one).includes(doubt))
      ?.trim();
    return found && name ? { column: found.column, ...nameOptions[doubt](name) } : undefined;
  };

function askDitto({ table, mapping }: Asking): Asked | undefined {
  for (const { cells } of table.rows) {
    const column = cells.findIndex((cell, at) => mapping[at] !== 'skip' && isDitto(cell));
    const text = cells[column];
    if (text) {
      return {
        column,
        text: `Does ${text === '"' ? 'a ditto mark (")' : quoted(text)} repeat the cell above?`,
        options: [
          option('repeat', 'Yes, in every column'),
          option('as-written', 'No, keep it as it is written'),
        ],
      };
    }
  }
  return undefined;
}

function askBlankDate({ table, mapping }: Asking): Asked | undefined {
  if (!mapping.includes('date')) return undefined;
  const rows = table.rows.filter((row) => lacksDate(row, table, mapping));
  const [first] = rows;
  return first
    ? {
        text: `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row has' : 'rows have'} no date, for example row ${first.row}. Is it the date of the row above?`,
        options: [
          option('above', 'Yes, take the date of the row above'),
          option('leave-out', 'No, list these rows for me to correct'),
        ],
      }
    : undefined;
}

/** The questions in the order in which they are asked, each with the kind of column that it is about. */
const questions: readonly { id: QuestionId; kind: ColumnKind; ask: (asking: Asking) => Asked | undefined }[] =
  [
    { id: 'dateOrder', kind: 'date', ask: askDateOrder },
    { id: 'dateSystem', kind: 'date', ask: askDateSystem },
    { id: 'otherZone', kind: 'date', ask: askOtherZone },
    { id: 'blankDate', kind: 'date', ask: askBlankDate },
    { id: 'halfDay', kind: 'time', ask: askHalfDay },
    { id: 'joinedNames', kind: 'signer', ask: askNames('joinedNames') },
    { id: 'organization', kind: 'signer', ask: askNames('organization') },
    { id: 'nameComma', kind: 'signer', ask: askNames('nameComma') },
    { id: 'decimalComma', kind: 'fee', ask: askDecimalComma },
    { id: 'noAmount', kind: 'fee', ask: askNoAmount },
    { id: 'ditto', kind: 'other', ask: askDitto },
  ];

/** Returns the questions that the cells of a file raise. */
export const questionsOf = (asking: Asking): Question[] =>
  questions.flatMap(({ id, kind, ask }) => {
    const asked = ask(asking);
    return asked ? [{ id, column: Math.max(0, asking.mapping.indexOf(kind)), ...asked }] : [];
  });

/** Answers by the text of their question, so that another column or file asks again. */
export type Given = Readonly<Record<string, string>>;

/** Returns the answers to questions. Times of a column that shows 24 hours need none. */
export function answersTo(asked: readonly Question[], given: Given): Answers {
  const found = asked.flatMap(({ id, text }) => {
    const value = answerValues[id].find((one) => one === given[text]);
    return value ? [[id, value] as const] : [];
  });
  const isAsked = (id: QuestionId) => asked.some((one) => one.id === id);
  return {
    ...(!isAsked('halfDay') && { halfDay: 'as-written' }),
    ...(!isAsked('dateSystem') && { dateSystem: '1900' }),
    ...Object.fromEntries(found),
  };
}
