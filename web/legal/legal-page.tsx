import type { ReactNode } from 'react';
import type { LegalPath } from '#shared/legal-pages.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { PageFrame } from '../states/page-frame.tsx';

/** The text of a legal page. `changed` is the day of its last change, YYYY-MM-DD. */
export type LegalText = {
  path: LegalPath;
  title: string;
  description: string;
  changed: string;
  lead: ReactNode;
  sections: readonly { id: string; title: string; body: ReactNode }[];
};

/** A legal page: its text, after a table of contents. */
export function LegalPage({ text: { title, changed, lead, sections } }: { text: LegalText }) {
  return (
    <PageFrame finePrint="Print this page, or save it as a PDF, to keep this version.">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="changed">
        Last changed <time dateTime={changed}>{dayInWords(changed)}</time>
      </p>
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, body }) => (
        <section key={id} className="text" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {body}
        </section>
      ))}
    </PageFrame>
  );
}
