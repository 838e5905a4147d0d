import type { ReactNode } from 'react';
import type { AnchorId } from '../anchors.ts';

/** A part of the page with a heading that the menu links to. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: AnchorId;
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
