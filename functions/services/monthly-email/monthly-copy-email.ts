import type { Mail } from '#functions/adapters/email/email.ts';
import { letter } from '#functions/services/email/letter.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { lastDayOf, monthInWords } from '#shared/rules/dates.ts';

/**
 * Returns the email that says a month's (YYYY-MM) signed report can be downloaded after sign-in. It contains
 * nothing from the journal. On plans without reports, it links to the export of the whole account.
 */
export function monthlyCopyEmail(
  { email }: Pick<Account, 'email'>,
  { month, hasReports, siteUrl }: { month: string; hasReports: boolean; siteUrl: string },
): Mail {
  const words = monthInWords(month);
  const report = new URLSearchParams({
    ...{ view: 'journal', date_from: `${month}-01`, date_to: lastDayOf(month) },
  });
  const how = hasReports
    ? [
        `You can now fetch the signed file of your journal for ${words}. Sign in, choose "Export", then "Printable journal" for the period that the link opens. Keep the file where you keep your records.`,
        { link: `${siteUrl}/app?${report}`, label: `Open ${words} in your journal` },
      ]
    : [
        `Your journal for ${words} is ready to keep. Your plan has no reports, but the signed export of your account contains every entry. Sign in, and prepare it under Settings, Security, My Data.`,
        { link: `${siteUrl}/app?view=settings&tab=security&card=my-data`, label: 'Open My Data' },
      ];
  return letter(email, {
    kind: 'monthly-copy',
    subject: `Your signed journal for ${words} is ready`,
    paragraphs: [
      ...how,
      'If you recorded nothing in that month, there is nothing to fetch.',
      'You receive this email because you turned it on under Settings, Preferences. You can turn it off there.',
    ],
  });
}
