import { Button, CheckboxField } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { canPrint } from '#web/lib/browser/installed-app.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import './recovery-codes.css';

/** Shows new recovery codes once. The dialog stays open until the notary confirms that they are stored. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const notary = useNotary();
  const [isSaved, setSaved] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const made = formatDate(new Date().toISOString(), notary);

  function finish(): void {
    if (isSaved) onDone();
    else {
      setReminded(true);
      checkbox.current?.focus();
      // Amplify draws its own checkbox. The real one has the focus but no position to scroll to.
      checkbox.current?.closest('label')?.scrollIntoView({ block: 'center' });
    }
  }

  function download(): void {
    const text = [
      'Digital Notary Journal: recovery codes',
      `Account: ${notary.email}`,
      `Made on: ${made}`,
      'Each code works once, in place of the code of your authenticator app.',
      '',
      ...codes,
      '',
    ].join('\r\n');
    void saveFile(
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
      'notary-journal-recovery-codes.txt',
    );
  }

  return (
    <Dialog
      title="Save your recovery codes"
      className="recovery-dialog"
      onClose={finish}
      footer={
        <Button variation="primary" onClick={finish}>
          Done
        </Button>
      }
    >
      <p>
        If you lose your phone, each of these codes signs you in once. We show them only once. Keep them with
        your seal, not only on your phone.
      </p>
      <p className="recovery-print">
        Digital Notary Journal, {notary.email}, {made}
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-actions">
        <Button size="small" onClick={() => copyText(codes.join('\n'), 'Recovery codes copied')}>
          <Icon name="copy" size={18} /> Copy
        </Button>
        <Button size="small" onClick={download}>
          <Icon name="download" size={18} /> Download
        </Button>
        {canPrint() && (
          <Button size="small" onClick={() => window.print()}>
            <Icon name="print" size={18} /> Print
          </Button>
        )}
      </div>
      {isReminded && (
        <p className="settings-problem" role="alert">
          Save the codes first, then tick “I have saved them”.
        </p>
      )}
      <CheckboxField
        ref={checkbox}
        name="saved"
        label="I have saved them"
        checked={isSaved}
        onChange={({ target }) => {
          setSaved(target.checked);
          setReminded(false);
        }}
      />
    </Dialog>
  );
}
