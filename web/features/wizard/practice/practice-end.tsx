import { useEffect, useRef } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** The end of a practice entry: the PDF of the invented act, and the way to a real one. */
export function PracticeEnd() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="practice-end">
      <h2 ref={heading} tabIndex={-1}>
        Practice complete
      </h2>
      <p>
        Nothing was saved. A real entry would now have the next number of your journal, and could never be
        changed.
      </p>
      <p>The sample PDF shows the invented act as it was before your changes.</p>
      <div className="practice-end-actions">
        <a
          className="amplify-button amplify-button--primary"
          href={paths.practicePdf}
          target="_blank"
          rel="noopener"
        >
          Open the sample PDF
        </a>
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
        <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
      </div>
    </div>
  );
}
