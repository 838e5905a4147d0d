import { useNavigate, useSearchParams } from 'react-router';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { type BusinessTab, paths } from '#web/lib/navigation/paths.ts';

/** Returns the search in an address, as the server accepts it; empty if there is none. */
export const searchIn = (search: URLSearchParams) =>
  (search.get('q') ?? '').trim().slice(0, businessLimits.lineLength);

/** The search of a tab. The address keeps it through Back and a reload. */
export function usePaperSearch(tab: BusinessTab) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    q: searchIn(search),
    setSearch: (q: string) => void navigate(paths.business(tab, { q: q || undefined }), { replace: true }),
  };
}
