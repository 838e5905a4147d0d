import type { Mail } from '#functions/adapters/email/email.ts';
import { letter } from '#functions/services/email/letter.ts';

/**
 * Returns the email that says the file is ready to download after sign-in. It doesn't link to the file
 * itself, because anyone with the email could use the link. `until` is when the file expires, in the notary's
 * format.
 */
export function dataExportEmail(to: string, { siteUrl, until }: { siteUrl: string; until: string }): Mail {
  const subject = 'Your Digital Notary Journal data is ready';
  const ready = 'The file with all the data in your Digital Notary Journal account is ready.';
  const keep = 'It contains your signers’ ID numbers and signatures, so keep it as safe as your journal.';
  const use = `Sign in and download it under Settings, Security, My Data, by ${until}.`;
  const ignore =
    'If you didn’t request it, change your password. Someone else may be signed in to your account.';
  const link = `${siteUrl}/app?view=settings&tab=security&card=my-data`;
  return letter(to, {
    kind: 'export-ready',
    subject,
    paragraphs: [ready, use, { link, label: 'Open your settings' }, keep, ignore],
  });
}
