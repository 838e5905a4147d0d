import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { BlockSpan } from '#functions/store/imports/import-item.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import type { searchAnnex as contract } from '#shared/contract/imports.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { filterProblems } from '#shared/rules/entry-filters.ts';
import { isNamed, searchWords } from '#shared/rules/search-words.ts';
import { completeImports } from './list-imports.ts';

type Query = Input<typeof contract>['body'];
type Days = Pick<Query, 'dateFrom' | 'dateTo'>;

/** A block that a search may have to read; `start` is the position of its first row in the import. */
type Place = { importId: string; block: number; start: number; span: BlockSpan };

const mayMatch = ({ first, last }: BlockSpan, { dateFrom = '', dateTo = '9999' }: Days) =>
  last >= dateFrom && first <= dateTo;

function rowMatcher({ search, dateFrom = '', dateTo = '9999' }: Query): (row: ImportedRow) => boolean {
  const words = searchWords(search ?? '');
  return ({ date, signers }) =>
    date >= dateFrom &&
    date <= dateTo &&
    (words.length === 0 || signers.some((name) => isNamed(name, words)));
}

/**
 * Returns the rows of complete imports that match a name and a range of dates: the latest import first, then
 * in file order. Reads at most `limits.annexBlocksRead` blocks, and returns the place to continue in `next`.
 */
export async function searchAnnex(
  { annex }: { annex: Pick<ImportStore, 'imports' | 'block'> },
  { account, query }: { account: Pick<Account, 'id'>; query: Query },
): Promise<Outcome<Output<typeof contract>>> {
  const { importId, dateFrom, dateTo, from } = query;
  const detail = filterProblems({ dateFrom, dateTo }).map(({ message }) => message);
  if (detail.length > 0) return refuse('INVALID_FIELDS', { detail });
  const imports = (await completeImports(annex, account.id)).filter(
    ({ id }) => (importId === undefined || id === importId) && (from === undefined || id <= from.importId),
  );
  if (importId !== undefined && imports.length === 0) return refuse('IMPORT_NOT_FOUND');
  const skipped = (id: string) => (id === from?.importId ? from.position : 0);
  const places = imports.flatMap(({ id, spans }): Place[] => {
    let start = 0;
    return spans.flatMap((span, block) => {
      const place = { importId: id, block, start, span };
      start += span.rows;
      return start > skipped(id) && mayMatch(span, query) ? [place] : [];
    });
  });

  const matches = rowMatcher(query);
  const items: Output<typeof contract>['items'] = [];
  for (const place of places.slice(0, limits.annexBlocksRead)) {
    const rows = await annex.block(account.id, place.importId, place.block);
    for (const [index, row] of rows.entries()) {
      const position = place.start + index;
      if (position < skipped(place.importId) || !matches(row)) continue;
      const found = { importId: place.importId, position };
      if (items.length === limits.importedPageRows) return ok({ items, next: found });
      items.push({ ...found, row });
    }
  }
  const rest = places[limits.annexBlocksRead];
  return ok({ items, next: rest ? { importId: rest.importId, position: rest.start } : null });
}
