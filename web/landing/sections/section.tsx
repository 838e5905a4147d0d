import type { ReactNode } from 'react';

/** A part of the page with a heading. The menu links to most of them (anchors.ts). */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`}>
      <div className="width">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}
