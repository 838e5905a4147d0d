import { useEffect, useRef } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { isInstalledApp } from '#web/lib/browser/installed-app.ts';
import { paths } from '#web/lib/navigation/paths.ts';

async function loadPdf() {
  const answer = await fetch(paths.practicePdf);
  if (!answer.ok) throw new Error(`${paths.practicePdf} answered ${answer.status}`);
  return { blob: await answer.blob(), fileName: 'practice-entry.pdf' };
}

/** The end of a practice entry: the PDF of the invented act, and the way to a real one. */
export function PracticeEnd() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pdf = useSavedFile(loadPdf, {
    failed: 'The sample PDF could not be loaded. Check your internet connection and try again.',
    done: 'Sample PDF saved',
  });
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
          onClick={(event) => {
            // The window of an installed app has no way back from a PDF.
            if (!isInstalledApp()) return;
            event.preventDefault();
            void pdf.run();
          }}
        >
          Open the sample PDF
        </a>
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
        <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
      </div>
    </div>
  );
}
