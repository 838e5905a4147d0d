import { apiFile } from '#web/lib/api/api-client.ts';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { ExportItem } from './export-item.tsx';

/** Saves a certificate that the journal of a period is complete and unchanged. Every plan has it. */
export function CertificateItem({
  query,
  ...item
}: {
  of: string;
  query: NonNullable<ApiInput<'export-journal-certificate'>['query']>;
  isDisabled: boolean;
}) {
  const { run, busy } = useSavedFile(
    () => apiFile('export-journal-certificate', 'journal-certificate.pdf', { query }),
    {
      failed: (reason) => `We couldn’t create the certificate: ${reason}`,
      done: 'Certificate of integrity saved',
    },
  );
  return (
    <ExportItem
      {...{ ...item, busy, busyText: 'Verifying', icon: 'shield' }}
      name="Certificate of integrity (PDF)"
      about="Says that no number is missing and every entry matches its seal. On every plan."
      onChoose={() => void run()}
    />
  );
}
