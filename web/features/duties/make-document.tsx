import { Button } from '@aws-amplify/ui-react';
import type { Matter } from '#shared/schemas/matter.ts';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';

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
  const { run, busy } = useSavedFile(
    () =>
      apiFile('make-matter-document', `${document}.pdf`, { params: { id: matter.id }, body: { document } }),
    { failed: (reason) => `The document could not be created: ${reason}`, done: 'Document saved' },
  );
  const make = async () => {
    if (await run()) onMade();
  };
  return (
    <Button
      type="button"
      isLoading={busy}
      loadingText="Preparing"
      {...(primary && { variation: 'primary' as const })}
      onClick={() => void make()}
    >
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
