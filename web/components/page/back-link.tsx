import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';

/** The link above a page that leads back to the list or view it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <Icon name="back" /> {children}
    </Link>
  );
}
