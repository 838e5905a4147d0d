import { Button } from '@aws-amplify/ui-react';
import type { Matter } from '#shared/schemas/matter.ts';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';

/** Makes a document of a matter as a signed PDF and saves it on the device. The matter then lists it. */
export function MakeDocument({
  matter,
  document,
  label,
  primary = false,
  onMade,
}: {
  matter: Matter;
  document: string;
  label: string;
  primary?: boolean;
  onMade: () => void;
}) {
  const { run, busy } = useAction(async () => {
    try {
      const { blob, fileName } = await apiFile('make-matter-document', `${document}.pdf`, {
        params: { id: matter.id },
        body: { document },
      });
      saveFile(blob, fileName);
      notify.success('Document saved');
      onMade();
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `The document was not made: ${reason}`);
    }
  });
  return (
    <Button
      type="button"
      isLoading={busy}
      loadingText="Preparing"
      {...(primary && { variation: 'primary' as const })}
      onClick={() => void run()}
    >
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
