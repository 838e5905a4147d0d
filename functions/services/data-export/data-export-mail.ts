import type { Mail } from '#functions/adapters/mail/mail.ts';

/**
 * Returns an email that says that the file is ready and that it can be downloaded after sign-in. It contains no
 * link to the file, which anyone with the email could use. `until` is when the file expires, in the notary's
 * format.
 */
export function dataExportMail(to: string, { siteUrl, until }: { siteUrl: string; until: string }): Mail {
  const subject = 'Your Digital Notary Journal data is ready';
  const ready = 'The file with all the data in your Digital Notary Journal account is ready.';
  const keep = 'It contains your signers’ ID numbers and signatures, so keep it as safe as your journal.';
  const use = `Sign in and download it under Settings, Security, My Data, by ${until}.`;
  const ignore =
    'If you did not request it, change your password. Someone else may be signed in to your account.';
  const link = `${siteUrl}/app?view=settings&tab=credentials`;
  return {
    to,
    subject,
    text: [ready, use, link, keep, ignore, ''].join('\n\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>`,
      `<p>${ready}</p><p>${use}</p>`,
      `<p><a href="${link}">Open your settings</a></p><p>${link}</p><p>${keep}</p><p>${ignore}</p>`,
      '</body></html>',
    ].join(''),
  };
}
