import { useSearchParams } from 'react-router';
import { DutiesHome } from './duties-home.tsx';
import { dutyPages } from './duty-pages.ts';
import { MatterView } from './matter-view.tsx';
import './duties.css';

/** The duties: one matter or one page of them if the address names it, otherwise all. */
export function DutiesView() {
  const [search] = useSearchParams();
  const matterId = search.get('matter');
  if (matterId) return <MatterView key={matterId} matterId={matterId} />;
  const page = search.get('page') ?? '';
  const Page = Object.hasOwn(dutyPages, page) ? dutyPages[page] : undefined;
  return Page ? <Page /> : <DutiesHome />;
}
