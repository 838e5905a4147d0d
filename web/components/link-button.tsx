import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that looks like a button: it has an address, so it can be opened in a new tab. */
export function LinkButton({
  to,
  primary = false,
  small = false,
  label,
  from,
  state,
  onClick,
  children,
}: {
  to: string;
  primary?: boolean;
  small?: boolean;
  label?: string;
  /** The address that the linked page returns to. */
  from?: string;
  /** Passed to the linked page. */
  state?: object;
  onClick?: () => void;
  children: ReactNode;
}) {
  const kinds = ['amplify-button', primary && 'amplify-button--primary', small && 'amplify-button--small'];
  return (
    <Link
      to={to}
      className={kinds.filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      state={from ? { from } : state}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
