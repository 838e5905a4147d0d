import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-call.ts';

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
  const { run, busy } = useSavedFile(
    () =>
      apiFile('export-front-page', `${document}.pdf`, {
        query: { document, journal },
      }),
    { failed: (reason) => `The document was not made: ${reason}`, done: 'Document saved' },
  );
  return (
    <Button type="button" isLoading={busy} loadingText="Preparing" onClick={() => void run()}>
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
