import type { ReactNode } from 'react';

/** Shows a few states of a component side by side. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
