import type { ReactNode } from 'react';

/** A few states of a component beside each other. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
