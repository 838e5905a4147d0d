import { readFile } from 'node:fs/promises';
import type { OrderField, OrderProposal } from '#functions/services/business/read-orders/proposed-order.ts';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';

/** The parts. The reader was written with the tuned parts. Those held back were labeled before, and only measure. */
export const parts = ['tuned', 'tuned-2', 'tuned-3', 'held-back', 'held-back-2'] as const;
export type Part = (typeof parts)[number];

/** Fields that must never be wrong without a doubt. */
const grave: readonly string[] = ['starts_at', 'timezone', 'lines'];

/** The least share of fields that must be right or doubted. */
export const leastRight = 0.9;

type Expected = Partial<Record<OrderField | 'cancels' | 'replaces', unknown>> & {
  doubt?: OrderField[];
  count?: number;
};

export type LabeledOrder = {
  name: string;
  format: 'eml' | 'ics' | 'text';
  now: Date;
  zone: string;
  known: Map<string, string>;
  content: string;
  expected: Expected;
};

/** Reads the labeled orders of a part. `\uXXXX` stands for a character that is hard to see. */
export async function corpus(part: Part): Promise<LabeledOrder[]> {
  const file = await readFile(new URL(`${part}.txt`, import.meta.url), 'utf8');
  return file
    .split(/^##### /m)
    .slice(1)
    .map(labeledOrder);
}

function labeledOrder(record: string): LabeledOrder {
  const [head = '', ...lines] = record.split('\n');
  const [name = '', format, ...settings] = head.split(' ');
  const body = lines.join('\n');
  const end = body.lastIndexOf('\n##=\n');
  if (end < 0 || (format !== 'eml' && format !== 'ics' && format !== 'text'))
    throw new Error(`Not a labeled order: ${name}`);
  const setting = (key: string) => settings.find((each) => each.startsWith(`${key}=`))?.slice(key.length + 1);
  const known = setting('known')?.split('=') ?? [];
  return {
    name,
    format,
    now: new Date(setting('now') ?? ''),
    zone: setting('zone') ?? '',
    known: new Map(known[0] ? [[known[0], known[1] ?? '']] : []),
    content: body
      .slice(0, end)
      .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    expected: JSON.parse(body.slice(end + '\n##=\n'.length)) as Expected,
  };
}

export const proposalsOf = async ({
  format,
  content,
  now,
  zone,
  known,
}: LabeledOrder): Promise<OrderProposal[]> =>
  (await readOrders({ format, content, now, notaryZone: zone }, (key) => known.get(key) ?? null)).proposals;

const words = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
const digits = (value: unknown) => String(value ?? '').replaceAll(/\D/g, '');

/** Returns a value of a proposal in the form in which the labels have it. */
function shown(field: string, { order, replaces, cancels }: OrderProposal): unknown {
  if (field === 'replaces') return replaces;
  if (field === 'cancels') return cancels;
  if (field === 'lines') return order.lines.map(({ kind, amount }) => [kind, amount]);
  if (field === 'signers') {
    return order.signers.map(({ name, phone, email }) => [
      name,
      ...(phone || email ? [digits(phone)] : []),
      ...(email ? [email] : []),
    ]);
  }
  const value = order[field as OrderField];
  return field === 'address' || field === 'product' ? words(value) : (value ?? null);
}

function isRight(field: string, expected: unknown, found: unknown): boolean {
  if (field === 'instructions') return words(found).includes(words(expected));
  if (field === 'address' || field === 'product') return words(expected) === found;
  return JSON.stringify(expected) === JSON.stringify(found);
}

export type Judged = {
  name: string;
  field: string;
  verdict: 'right' | 'doubted' | 'missing' | 'wrong' | 'grave';
  note: string;
};

/** Judges each labeled field. A label of null is unknown: the field must be doubted. */
export async function judge(labeled: LabeledOrder): Promise<Judged[]> {
  const { name, expected } = labeled;
  const proposals = await proposalsOf(labeled);
  const { doubt = [], count = 1, ...fields } = expected;
  const judged = (field: string, verdict: Judged['verdict'], note = ''): Judged => ({
    name,
    field,
    verdict,
    note,
  });
  if (proposals.length !== count)
    return [judged('count', 'grave', `${proposals.length} proposals for ${count}`)];
  const [proposal] = proposals;
  if (!proposal) return [judged('count', 'right')];
  const unsure = new Set<string>(proposal.unsure);
  const results = Object.entries(fields).map(([field, value]) => {
    const found = shown(field, proposal);
    const isDoubted = unsure.has(field);
    const note = `${JSON.stringify(found)} for ${JSON.stringify(value)}`;
    if (value !== null && isRight(field, value, found)) return judged(field, 'right');
    if (isDoubted) return judged(field, 'doubted', note);
    const isEmpty = found === null || found === '' || (Array.isArray(found) && found.length === 0);
    if (isEmpty) return judged(field, 'missing', note);
    return judged(field, grave.includes(field) ? 'grave' : 'wrong', note);
  });
  const missed = doubt
    .filter((field) => !unsure.has(field))
    .map((field) => judged(field, 'grave', 'is not doubted'));
  return [...results, ...missed];
}

export type Score = {
  orders: number;
  fields: number;
  right: number;
  doubted: number;
  needless: number;
  misses: Judged[];
};

/** Returns how many fields of a part are right, doubted, and neither. */
export async function score(orders: readonly LabeledOrder[]): Promise<Score> {
  const judged = (await Promise.all(orders.map(judge))).flat();
  const needless = await Promise.all(
    orders.map(async (labeled) => {
      const [proposal] = await proposalsOf(labeled);
      const rightOnes = (await judge(labeled))
        .filter(({ verdict }) => verdict === 'right')
        .map(({ field }) => field);
      return (
        proposal?.unsure.filter(
          (field) => rightOnes.includes(field) && !labeled.expected.doubt?.includes(field),
        ).length ?? 0
      );
    }),
  );
  return {
    orders: orders.length,
    fields: judged.length,
    right: judged.filter(({ verdict }) => verdict === 'right').length,
    doubted: judged.filter(({ verdict }) => verdict === 'doubted').length,
    needless: needless.reduce((sum, each) => sum + each, 0),
    misses: judged.filter(({ verdict }) => verdict !== 'right'),
  };
}

export const isGood = ({ fields, right, doubted, misses }: Score) =>
  (right + doubted) / fields >= leastRight && misses.every(({ verdict }) => verdict !== 'grave');
