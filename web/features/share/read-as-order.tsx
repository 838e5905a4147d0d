import { LinkButton } from '#web/components/link-button.tsx';
import { handFile } from '#web/lib/navigation/handed-file.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Offers to read an order from a message. It is sent to the server only then. */
export function ReadAsOrder({ file }: { file: File }) {
  return (
    <>
      <p>The app can read an order from it: when, where, and for whom. You check it before it is saved.</p>
      <div className="share-buttons">
        <LinkButton to={paths.business('orders', { id: 'read' })} primary onClick={() => handFile(file)}>
          Read as order
        </LinkButton>
      </div>
    </>
  );
}
