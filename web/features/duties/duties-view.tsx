import { useSearchParams } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { DutiesHome } from './duties-home.tsx';
import { dutyPageOf } from './duty-pages.ts';
import { MatterView } from './matter-view.tsx';
import './duties.css';

/** The duties: one matter or one page of them if the address names it, otherwise all. */
export function DutiesView() {
  const [search] = useSearchParams();
  const matterId = search.get('matter');
  const Page = dutyPageOf(search.get('page'));
  if (!matterId && !Page) return <DutiesHome />;
  const isOneLink = search.has('link');
  return (
    <div className="duties">
      <BackLink to={isOneLink ? paths.dutyPage('inspections') : paths.duties}>
        {isOneLink ? 'All inspection links' : 'All duties'}
      </BackLink>
      {matterId ? <MatterView key={matterId} matterId={matterId} /> : Page && <Page />}
    </div>
  );
}
