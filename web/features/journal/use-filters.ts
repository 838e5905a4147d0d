import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  activeFilters,
  areSameFilters,
  type FilterName,
  filterNames,
  filtersIn,
  noFilters,
  problemsOf,
  type TypedFilters,
} from '#web/lib/entry-filters.ts';
import { paths } from '#web/lib/paths.ts';

/** How long nothing must be typed before the list is asked for (specification, section 9). */
export const pauseMs = 500;

/** The filters of the address; the same object while the address says the same. */
export function useAddressFilters(): TypedFilters {
  const [search] = useSearchParams();
  const named = JSON.stringify(filtersIn(search));
  return useMemo(() => JSON.parse(named), [named]);
}

const namesOf = (filters: TypedFilters) =>
  filterNames.filter((name) => activeFilters(filters)[name] !== undefined).join();

/**
 * Filters as they are being typed. After a pause, and if nothing is wrong with them, the address takes them over, and
 * with it the list: as a new place in the history where a filter came or went, in the same place where one changed.
 */
export function useTypedFilters() {
  const inAddress = useAddressFilters();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const taken = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // By the browser's back button, or by a link.
    if (areSameFilters(inAddress, taken.current)) return;
    clearTimeout(timer.current);
    taken.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  function take(filters: TypedFilters): void {
    if (Object.keys(problemsOf(filters)).length > 0) return;
    if (areSameFilters(filters, taken.current)) return;
    const replace = namesOf(filters) === namesOf(taken.current);
    taken.current = activeFilters(filters);
    navigate(paths.journal(1, undefined, taken.current), { replace });
  }
  function type(name: FilterName, value: string): void {
    const next = { ...typed, [name]: value };
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => take(next), pauseMs);
  }
  function clear(): void {
    clearTimeout(timer.current);
    setTyped(noFilters);
    take(noFilters);
  }
  /** Without waiting for the pause. */
  function takeNow(): void {
    clearTimeout(timer.current);
    take(typed);
  }
  return { typed, problems: problemsOf(typed), type, clear, takeNow };
}
