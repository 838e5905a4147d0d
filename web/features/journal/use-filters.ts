import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type FilterName, filterNames } from '#shared/rules/entry-filters.ts';
import {
  activeFilters,
  areSameFilters,
  filtersIn,
  noFilters,
  problemsOf,
  type TypedFilters,
} from '#web/lib/entries/typed-filters.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { pauseMs } from '#web/lib/pause.ts';

/** Returns the filters in the address: the same object as long as they are the same. */
export function useAddressFilters(): TypedFilters {
  const [search] = useSearchParams();
  const named = JSON.stringify(filtersIn(search));
  return useMemo(() => JSON.parse(named), [named]);
}

const namesOf = (filters: TypedFilters) =>
  filterNames.filter((name) => activeFilters(filters)[name] !== undefined).join();

/**
 * The filters while the notary types. After a pause, valid filters move to the address, and the list follows. Adding or
 * removing a filter adds a history entry; changing one replaces the current history entry.
 */
export function useTypedFilters() {
  const inAddress = useAddressFilters();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const taken = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The change came from the browser's back button or from a link.
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
  /** Applies the filters without waiting for the pause. */
  function takeNow(): void {
    clearTimeout(timer.current);
    take(typed);
  }
  return { typed, problems: problemsOf(typed), type, clear, takeNow };
}
