import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import type { View } from '#web/lib/navigation/views.ts';
import { MenuButton } from './menu.tsx';
import { barItems } from './menu-items.ts';
import './bottom-bar.css';

/** The bar at the bottom of a narrow screen: New Entry is always in reach of the thumb. */
export function BottomBar({ view }: { view: View }) {
  return (
    <nav className="bottom-bar" aria-label="Quick menu">
      {barItems.map((item) => (
        <Link
          key={item.view}
          to={item.to}
          className={item.view === 'wizard' ? 'bottom-item bottom-item-primary' : 'bottom-item'}
          aria-current={item.view === view ? 'page' : undefined}
        >
          <Icon name={item.icon} size={24} />
          {item.label}
        </Link>
      ))}
      <MenuButton view={view} className="bottom-item" label="Menu" />
    </nav>
  );
}
