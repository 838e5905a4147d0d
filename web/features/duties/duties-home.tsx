import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { type DutyPage, paths } from '#web/lib/navigation/paths.ts';
import { dutyPages } from './duty-pages.ts';
import { MatterList } from './matter-list.tsx';

/** Open matters with their deadlines, what can be started, and closed matters. */
export function DutiesHome() {
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
