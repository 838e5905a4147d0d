import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { uploadFile } from '#web/lib/api/upload-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';
import { fittingPicture } from './fitting-picture.ts';
import { pictureProblem } from './picture-file.ts';

const failed = 'Failed to upload profile picture';

/** Shows a new picture immediately. The profile with its new version follows. */
export async function pictureChanged(profilePictureUrl: string | null): Promise<void> {
  const user = sessionState().session?.user;
  if (user) storeUser({ ...user, profilePictureUrl });
  await refreshProfile();
}

/** Returns the URL of a chosen file while it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
}

/**
 * Sends a picture as soon as it is chosen. A cancelled picture is dropped. A failed one stays, so that the notary can
 * retry.
 */
export function usePictureUpload() {
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<'sending' | 'checking'>();
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  // Leaving the tab cancels the upload.
  useEffect(() => () => sending.current?.abort(), []);

  const { run } = useAction(async (picture: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setProblem(undefined);
    setPercent(0);
    setStage('sending');
    try {
      const fitting = await fittingPicture(picture);
      if ('problem' in fitting) {
        setFile(undefined);
        return setProblem(fitting.problem);
      }
      const uploadId = await uploadFile('profile_picture', fitting, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: controller.signal,
      });
      setStage('checking');
      const { profilePictureUrl } = await api('set-profile-picture', { body: { uploadId } });
      await pictureChanged(profilePictureUrl);
      setFile(undefined);
      notify.success('Profile picture updated');
    } catch (error) {
      if (controller.signal.aborted) return setFile(undefined);
      if (isSessionEnd(error)) return;
      setProblem(detailOf(error, failed));
      notify.error(failed, { description: detailOf(error, '') });
    } finally {
      setStage(undefined);
    }
  });

  return {
    preview: usePreview(file),
    stage,
    percent,
    problem,
    /** Whether there is a failed picture that can be sent again. */
    canRetry: file !== undefined && stage === undefined,
    choose: (files: readonly File[]) => {
      const [first, ...rest] = files;
      if (!first || stage) return;
      const found = rest.length > 0 ? 'Choose one file at a time.' : pictureProblem(first);
      setFile(found ? undefined : first);
      setProblem(found);
      if (!found) void run(first);
    },
    retry: () => void (file && run(file)),
    /** Cancels the transfer, or drops the failed picture. */
    cancel: () => {
      sending.current?.abort();
      setFile(undefined);
      setProblem(undefined);
    },
  };
}
