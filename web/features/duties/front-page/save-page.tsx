import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';

/** Saves the front page of a journal, or the instructions for the successor, as a signed PDF. */
export function SavePage({
  journal,
  document,
  label,
}: {
  /** The number of an earlier journal; undefined for the current one. */
  journal: number | undefined;
  document: ApiInput<'export-front-page'>['query']['document'];
  label: string;
}) {
  const { run, busy } = useAction(async () => {
    try {
      const { blob, fileName } = await apiFile('export-front-page', `${document}.pdf`, {
        query: { document, journal },
      });
      saveFile(blob, fileName);
      notify.success('Document saved');
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `The document was not made: ${reason}`);
    }
  });
  return (
    <Button type="button" isLoading={busy} loadingText="Preparing" onClick={() => void run()}>
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
