import { type NoticeKind, notices } from '#functions/services/security/notify.ts';
import { toldByRoute } from '#functions/services/security/told-by-route.ts';
import { type EmailFacts, emails } from '#shared/data/emails.ts';

function rowOfNotice(kind: NoticeKind): string {
  const notice = notices[kind];
  const { subject, takenBack } = typeof notice === 'function' ? notice('…' as never) : notice;
  const routes = Object.entries(toldByRoute).flatMap(([route, told]) =>
    JSON.stringify(told).includes(`"${kind}"`) ? [`\`${route}\``] : [],
  );
  return `| ${kind} | ${subject} | ${routes.join(', ') || 'another outcome of a route above'} | ${takenBack} |`;
}

/** Returns docs/emails.md: every email, to whom it goes and when, and how its occasion is taken back or such emails end. */
export function emailsDocument(): string {
  const rows = Object.entries<EmailFacts>(emails).map(
    ([kind, { to, when, takenBack = '', stoppedBy = '' }]) =>
      `| ${kind} | ${to} | ${when} | ${takenBack} | ${stoppedBy} |`,
  );
  return `# Emails

Written by \`npm run docs\` from \`shared/data/emails.ts\` and \`functions/services/security/\`: do not edit. Reminders, notices, and
monthly emails go to confirmed addresses only.

| email | to | when | what takes its occasion back | what stops further ones |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Notices

| notice | subject | routes | what takes the change back |
| --- | --- | --- | --- |
${(Object.keys(notices) as NoticeKind[]).map(rowOfNotice).join('\n')}
`;
}
