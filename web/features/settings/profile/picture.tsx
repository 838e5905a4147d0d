import { Button } from '@aws-amplify/ui-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '#web/components/avatar.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { inputOpensCamera } from '#web/components/photo-capture/camera.ts';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useNoStrayDrops } from '#web/lib/browser/use-no-stray-drops.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { pictureAddress } from '#web/lib/session/profile-picture.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { acceptedPictures } from './picture-file.ts';
import { PictureProgress } from './picture-progress.tsx';
import { pictureChanged, usePictureUpload } from './use-picture-upload.ts';

/** The notary's picture: chosen, dropped, or taken on a phone. It is sent immediately (specification, section 2.12). */
export function Picture() {
  const notary = useNotary();
  const upload = usePictureUpload();
  const [isOver, setOver] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const problemId = useId();
  const isBusy = upload.stage !== undefined;
  const picture = pictureAddress(notary);
  useUnsavedEdits(isBusy || upload.canRetry);
  useNoStrayDrops();

  function chosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    upload.choose([...(input.files ?? [])]);
    // Clears the input, so that the same file can be chosen again.
    input.value = '';
  }

  function cancel(): void {
    upload.cancel();
    // The pressed button is no longer on the page.
    chooseButton.current?.focus();
  }

  const locked = isBusy && { 'aria-disabled': true };
  return (
    <fieldset
      aria-labelledby="profile-picture"
      className={`settings-block picture ${isOver ? 'picture-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        upload.choose([...event.dataTransfer.files]);
      }}
    >
      <Avatar name={notary.fullName.trim() || notary.email} picture={upload.preview ?? picture} />
      <div className="picture-side">
        <h3 id="profile-picture">Profile picture</h3>
        <div className="picture-actions">
          <Button
            ref={chooseButton}
            aria-describedby={upload.problem ? `${hintId} ${problemId}` : hintId}
            onClick={() => !isBusy && fileInput.current?.click()}
            {...locked}
          >
            {picture ? 'Choose another picture' : 'Choose picture'}
          </Button>
          {inputOpensCamera() && (
            <Button onClick={() => !isBusy && cameraInput.current?.click()} {...locked}>
              <Icon name="camera" /> Take photo
            </Button>
          )}
          {picture && !isBusy && (
            <Button onClick={() => setRemoving(true)}>
              <Icon name="trash" /> Remove
            </Button>
          )}
        </div>
        <p id={hintId} className="amplify-field__description">
          JPG or PNG, at most 5 MB. <span className="picture-hint">You can also drop it here.</span>
        </p>
        <PictureProgress upload={upload} problemId={problemId} onCancel={cancel} />
      </div>
      <input
        ref={fileInput}
        type="file"
        aria-label="Profile picture file"
        accept={acceptedPictures}
        hidden
        onChange={chosen}
      />
      <input
        ref={cameraInput}
        type="file"
        aria-label="Photo for the profile"
        accept="image/jpeg,image/png"
        capture="user"
        hidden
        onChange={chosen}
      />
      {isRemoving && (
        <RemovePicture
          onCancel={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            chooseButton.current?.focus();
          }}
        />
      )}
    </fieldset>
  );
}

/** Removes the profile picture, after a confirmation. */
function RemovePicture({ onCancel, onRemoved }: { onCancel: () => void; onRemoved: () => void }) {
  const { run, busy } = useAction(async () => {
    try {
      await api('remove-profile-picture');
      await pictureChanged(null);
      notify.success('Profile picture removed');
      onRemoved();
    } catch (error) {
      if (isSessionEnd(error)) return;
      notify.error('Failed to remove profile picture', { description: detailOf(error, '') });
    }
  });
  return (
    <ConfirmDialog
      title="Remove profile picture?"
      confirmLabel="Remove picture"
      busyLabel="Removing…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>Your initial will be shown instead.</p>
    </ConfirmDialog>
  );
}
