import type { ReactNode } from 'react';

/** A link that looks like a button. */
export function ButtonLink({
  href,
  primary = false,
  children,
}: {
  href: string;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} className={primary ? 'button button-primary' : 'button'}>
      {children}
    </a>
  );
}
