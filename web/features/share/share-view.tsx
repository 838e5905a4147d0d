import { useEffect, useState } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { most, type Received, takeReceived } from '#web/lib/received/received.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { warn } from '#web/lib/warn.ts';
import { ReadAsOrder } from './read-as-order.tsx';
import { ReceivedFile } from './received-file.tsx';
import './share.css';

/** Kept while the page is open, so that the notary who took it can leave the view and return. */
let taken: { notaryId: string; content: Received } | undefined;

async function received(notaryId: string): Promise<Received | undefined> {
  const content = await takeReceived(Date.now());
  if (content) taken = { notaryId, content };
  return taken?.notaryId === notaryId ? taken.content : undefined;
}

/** Shows what another app handed to this one, and what can be done with it. */
export function ShareView() {
  const { id } = useNotary();
  const [content, setContent] = useState<Received | 'loading' | undefined>('loading');
  useEffect(() => {
    received(id).then(setContent, (error) => {
      warn('What was shared could not be read', error);
      setContent(undefined);
    });
  }, [id]);
  if (content === 'loading') return <Skeleton label="Loading…" lines={3} />;
  if (!content) {
    return (
      <section className="share share-item">
        <h2>Nothing to show</h2>
        <p>
          Share a PDF, ZIP, or CSV file with this app again. This device may have had no room for it, or it
          was shared more than a day ago.
        </p>
      </section>
    );
  }
  const { files, text, tooLarge, leftOut } = content;
  return (
    <div className="share">
      <p className="muted">
        This is only on your device, and is removed when you close the app. Nothing is sent unless you choose
        it.
      </p>
      {files.map((file) => (
        <ReceivedFile key={`${file.name} ${file.size}`} file={file} />
      ))}
      {tooLarge.map((name) => (
        <section key={name} className="share-item">
          <h2>{name}</h2>
          <p>
            This file is larger than {most.fileBytes / 1024 / 1024} MB. To check it, choose it on the{' '}
            <a href="/verify">verification page</a>.
          </p>
        </section>
      ))}
      {leftOut > 0 && (
        <p>
          Only the first {most.files} files were kept. Share the other {leftOut} again.
        </p>
      )}
      {text && <ReceivedText text={text} />}
    </div>
  );
}

function ReceivedText({ text }: { text: string }) {
  return (
    <section className="share-item" aria-labelledby="shared-text">
      <h2 id="shared-text">Text</h2>
      <blockquote>{text}</blockquote>
      <ReadAsOrder file={new File([text], 'shared.txt', { type: 'text/plain' })} />
      <p>The app can’t fill in an entry from a text. Copy what you need, and open a new entry.</p>
      <div className="share-buttons">
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
      </div>
    </section>
  );
}
