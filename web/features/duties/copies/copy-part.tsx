import { copyAnswer, copyRules, latestStep } from '#shared/rules/duties/copy-rules.ts';
import { MakeDocument } from '../make-document.tsx';
import { CopyAnswered } from './copy-answered.tsx';
import { CopyFee } from './copy-fee.tsx';
import { CopyLaw } from './copy-law.tsx';
import type { CopyPartProps } from './copy-part-props.ts';
import { FindEntry } from './find-entry.tsx';
import { RefuseRequest } from './refuse-request.tsx';

const documentLabels: Record<string, string> = {
  copy: 'Copy of the entry (PDF)',
  no_entry: 'Letter: no such entry (PDF)',
  refusal: 'Letter: refusal (PDF)',
  receipt: 'Receipt (PDF)',
};

/** Says what the answer to the request is, as of now. */
function headingOf(matter: CopyPartProps['matter']): string {
  switch (copyAnswer(matter)) {
    case 'entry_chosen':
      return `You chose entry ${latestStep(matter, 'entry_chosen')?.entryNumber}`;
    case 'no_entry_found':
      return 'There is no such entry';
    case 'refused':
      return 'You refused the request';
    default:
      return 'Documents';
  }
}

/** The page of a request for a copy: the law, the entry and its redacted copy, other answers, the fee, and the documents. */
export function CopyPart(props: CopyPartProps) {
  const { matter, onStale } = props;
  const documents = copyRules.documents(matter);
  const answer = copyAnswer(matter);
  const isOpen = matter.closedAt === null;
  return (
    <>
      <section className="matter-block" aria-labelledby="copy-law">
        <h2 id="copy-law">What the law says</h2>
        <CopyLaw state={matter.state} facts={matter.facts} />
      </section>
      {documents.length > 0 && (
        <section className="matter-block" aria-labelledby="copy-documents">
          <h2 id="copy-documents">{headingOf(matter)}</h2>
          <p className="muted">Each is signed, and the record lists it with its SHA-256.</p>
          <div className="matter-actions">
            {documents.map((document) => (
              <MakeDocument
                key={document}
                {...{ matter, document }}
                label={documentLabels[document] ?? document}
                primary={document === 'copy'}
                onMade={onStale}
              />
            ))}
          </div>
          {isOpen && answer && <CopyAnswered {...props} />}
        </section>
      )}
      {isOpen && (
        <>
          {answer ? (
            <details key={headingOf(matter)} className="matter-block">
              <summary>Choose another entry</summary>
              <FindEntry {...props} />
            </details>
          ) : (
            <section className="matter-block" aria-labelledby="copy-find">
              <h2 id="copy-find">Find the entry</h2>
              <FindEntry {...props} />
            </section>
          )}
          <RefuseRequest key={headingOf(matter)} {...props} />
          <CopyFee {...props} />
        </>
      )}
    </>
  );
}
