import { useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { type DutyPage, paths } from '#web/lib/navigation/paths.ts';
import { dutyPageOf, dutyPages } from './duty-pages.ts';
import { MatterList } from './matter-list.tsx';
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
        {isOneLink ? 'All inspection links' : 'Requests & Records'}
      </BackLink>
      {matterId ? <MatterView key={matterId} matterId={matterId} /> : Page && <Page />}
    </div>
  );
}

/** Open matters with their deadlines, what can be started, and closed matters. */
function DutiesHome() {
  return (
    <div className="duties">
      <MatterList title="Open" open="true" />
      <ul className="duty-cards" aria-label="What you can do">
        {Object.entries(dutyPages).map(([page, { title, text, icon, label }]) => (
          <li key={page} className="duty-card">
            <h2>
              <Icon name={icon} size={24} />
              {title}
            </h2>
            <p className="muted">{text}</p>
            <LinkButton to={paths.dutyPage(page as DutyPage)} label={`${label}: ${title}`}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      <MatterList title="Closed" open="false" />
    </div>
  );
}
