import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { holdsUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { clearDevice } from '#web/lib/offline/device-key.ts';
import { queuedEntries } from '#web/lib/offline/queue.ts';
import { signOut, useNotary } from '#web/lib/session/session.ts';
import { warn } from '#web/lib/warn.ts';

type Question = 'queue' | 'entry' | 'edits' | 'unknown';

const titles: Record<Question, string> = {
  queue: 'Log out and discard unsent entries?',
  entry: 'Log out and discard your unsaved entry?',
  edits: 'Log out and discard your unsaved changes?',
  unknown: 'Log out without knowing what is unsent?',
};

const texts: Record<Question, string> = {
  queue:
    'Some entries on this device have not been sent to your journal. Logging out deletes them permanently. To keep them, cancel and wait until they are sent.',
  entry:
    'An entry in progress is on this device only. Logging out deletes it. To keep it, cancel and save it as a draft first.',
  edits:
    'You have unsaved changes on this page. Logging out discards them. To keep them, cancel and save them first.',
  unknown:
    'This browser does not answer about what it keeps. Logging out deletes what has not been sent. To keep it, cancel, close the browser completely, and open it again.',
};

/** How long a logout waits to know what it would lose, in milliseconds. */
const patience = 1_000;

const afterPatience = (): Promise<'unknown'> =>
  new Promise((resolve) => setTimeout(() => resolve('unknown'), patience));

/** Returns what a logout would lose, or undefined. A device that stores nothing has nothing to lose. */
async function lossOf(notaryId: string): Promise<Question | undefined> {
  try {
    if ((await queuedEntries(notaryId)).some(({ state }) => state.is !== 'sent')) return 'queue';
  } catch (error) {
    warn('The queue could not be read from this device', error);
  }
  if (await keptDraft(notaryId)) return 'entry';
  return holdsUnsavedEdits() ? 'edits' : undefined;
}

/**
 * Logs out and removes everything recorded on this device, including its key, because others may use
 * the device. Asks first when something would be lost. An automatic logout keeps everything.
 */
export function LogoutItem() {
  const notary = useNotary();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Question>();

  function logOut(): void {
    // End the session first, so that views do not store anything as they close.
    void signOut();
    clearDevice(notary.id).catch((error) =>
      warn('What was kept could not be removed from this device', error),
    );
    navigate(paths.login);
  }

  return (
    <>
      <button
        type="button"
        className="menu-item"
        onClick={async () => {
          const loss = await Promise.race([lossOf(notary.id), afterPatience()]);
          if (loss) setAsking(loss);
          else logOut();
        }}
      >
        <Icon name="logout" />
        Logout
      </button>
      {asking && (
        <ConfirmDialog
          title={titles[asking]}
          confirmLabel="Log Out"
          busyLabel="Logging out..."
          busy={false}
          onConfirm={logOut}
          onCancel={() => setAsking(undefined)}
        >
          <p>{texts[asking]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
