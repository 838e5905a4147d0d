import type { PaperKind } from '#functions/store/business/business-keys.ts';
import type { Rows } from '#functions/store/business/paper-rows.ts';
import { nameWords, searchWords } from '#shared/rules/search-words.ts';
import type { RowTest } from './list-papers.ts';

type Texts = readonly (string | null)[];

/** A telephone number also counts without its signs: people write (303) 555-0142 in many ways. */
const waysOf = (phone: string | null): Texts => [phone, phone?.replaceAll(/\D/g, '') ?? null];

/** The texts that a search compares, by kind of row. */
const searchedTexts: { [K in PaperKind]: (row: Rows[K]) => Texts } = {
  client: ({ name, company, email, phone, address }) => [name, company, email, address, ...waysOf(phone)],
  order: ({ title, orderNumber, address, product, signers }) => [
    ...[title, orderNumber, address, product],
    ...signers.flatMap(({ name, phone, email }) => [name, email, ...waysOf(phone)]),
  ],
  trip: ({ from, to, purpose }) => [from, to, purpose],
  expense: ({ description }) => [description],
  invoice: ({ number, clientName, searched = [] }) => [number, clientName, ...searched],
};

/**
 * Returns a test for texts that contain all words of a search, ignoring accents and case. Undefined for a search
 * without letters and digits, which selects everything.
 */
function wordsTest(search: string | undefined): ((texts: Texts) => boolean) | undefined {
  const words = searchWords(search ?? '');
  if (words.length === 0) return undefined;
  return (texts) => {
    const own = texts.flatMap((text) => nameWords(text ?? ''));
    return words.every((word) => own.some((one) => one.includes(word)));
  };
}

/** Returns the test of rows for a search. `further` returns texts that are not in the rows. Undefined without words. */
export function searchTest<K extends PaperKind>(
  kind: K,
  search: string | undefined,
  further?: (rows: readonly Rows[K][]) => Promise<(row: Rows[K]) => Texts>,
): RowTest<K> | undefined {
  const fits = wordsTest(search);
  if (!fits) return undefined;
  return async (rows) => {
    const more = await further?.(rows);
    return (row) => fits([...searchedTexts[kind](row), ...(more?.(row) ?? [])]);
  };
}
