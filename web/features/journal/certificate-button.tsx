import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-call.ts';

/** Saves a certificate that the journal of a period is complete and unchanged. Every plan has it. */
export function CertificateButton({
  which,
  query,
  isDisabled,
}: {
  which: string;
  query: NonNullable<ApiInput<'export-journal-certificate'>['query']>;
  isDisabled: boolean;
}) {
  const { run, busy } = useSavedFile(
    () =>
      apiFile('export-journal-certificate', 'journal-certificate.pdf', {
        query,
      }),
    {
      failed: (reason) => `We couldn’t create the certificate: ${reason}`,
      done: 'Certificate of integrity saved',
    },
  );
  return (
    <Button
      type="button"
      isLoading={busy}
      isDisabled={isDisabled}
      loadingText="Verifying"
      aria-label={`Certificate of integrity (PDF) of ${which}`}
      onClick={() => void run()}
    >
      <Icon name="shield" size={18} />
      Certificate of integrity
    </Button>
  );
}
