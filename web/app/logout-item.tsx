import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { forgetDraft, keptDraft } from '#web/lib/draft-keeper.ts';
import { paths } from '#web/lib/paths.ts';
import { signOut, useNotary } from '#web/lib/session.ts';
import { holdsUnsavedEdits } from '#web/lib/unsaved-edits.ts';

/**
 * Logs out for good: nothing of an unsaved entry stays on the device, which others may use. Asks first
 * when there is one. An automatic logout, in contrast, keeps it.
 */
export function LogoutItem() {
  const notary = useNotary();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'entry' | 'edits'>();

  function logOut(): void {
    // After the views are gone, since the wizard keeps its form once more as it goes.
    void signOut().then(() => forgetDraft(notary.id));
    navigate(paths.login);
  }

  return (
    <>
      <button
        type="button"
        className="menu-item"
        onClick={async () => {
          if (await keptDraft(notary.id)) setAsking('entry');
          else if (holdsUnsavedEdits()) setAsking('edits');
          else logOut();
        }}
      >
        <Icon name="logout" />
        Logout
      </button>
      {asking && (
        <ConfirmDialog
          title={
            asking === 'entry'
              ? 'Log out and discard your unsaved entry?'
              : 'Log out and discard your unsaved changes?'
          }
          confirmLabel="Log Out"
          busyLabel="Logging out..."
          busy={false}
          onConfirm={logOut}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            {asking === 'entry'
              ? 'An entry you were working on is kept on this device and has not been saved to your journal. Logging out removes it. To keep it, cancel and save it as a draft first.'
              : 'Something on this page has not been saved. Logging out loses it. To keep it, cancel and save it first.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
