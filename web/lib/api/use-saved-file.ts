import { saveFile } from '../browser/save-file.ts';
import { notify } from '../browser/toasts.ts';
import { useCall } from './use-call.ts';

type Texts = {
  /** The toast after a failure without a reason, or its text with the reason. */
  failed: string | ((reason: string) => string);
  /** The toast after the file was saved. */
  done?: string;
};

/** A button's file from the API, saved on the device. */
export function useSavedFile(load: () => Promise<{ blob: Blob; fileName: string }>, { failed, done }: Texts) {
  return useCall(
    async () => {
      const { blob, fileName } = await load();
      const isSaved = await saveFile(blob, fileName);
      if (isSaved && done) notify.success(done);
    },
    { failed },
  );
}
