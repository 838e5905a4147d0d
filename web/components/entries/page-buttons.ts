/**
 * Returns the page buttons: up to five around the current page, with first, last, and gaps (specification,
 * section 2.6).
 */
export function pageButtons(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  const last = Math.min(pages, first + 4);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(last < pages - 1 ? ['gap-after' as const] : []),
    ...(last < pages ? [pages] : []),
  ];
}
