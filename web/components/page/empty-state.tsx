import type { ReactNode } from 'react';
import { Emblem } from '../emblem.tsx';

/** Shown in place of an empty list. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <Emblem size={88} />
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
