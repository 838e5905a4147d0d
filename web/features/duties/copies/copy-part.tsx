import { copyAnswer, copyRules } from '#shared/rules/duties/copy-rules.ts';
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

/** What a request for a copy offers: the law, the entry and its redacted copy, other answers, the fee, and the documents. */
export function CopyPart(props: CopyPartProps) {
  const { matter, onStale } = props;
  const documents = copyRules.documents(matter);
  const isOpen = matter.closedAt === null;
  return (
    <>
      <section className="matter-block" aria-labelledby="copy-law">
        <h2 id="copy-law">What the law says</h2>
        <CopyLaw state={matter.state} facts={matter.facts} />
      </section>
      {isOpen && (
        <>
          <FindEntry key={copyAnswer(matter) ?? 'none'} {...props} />
          <RefuseRequest {...props} />
          <CopyFee {...props} />
        </>
      )}
      {documents.length > 0 && (
        <section className="matter-block" aria-labelledby="copy-documents">
          <h2 id="copy-documents">Documents</h2>
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
          {isOpen && copyAnswer(matter) && <CopyAnswered {...props} />}
        </section>
      )}
    </>
  );
}
