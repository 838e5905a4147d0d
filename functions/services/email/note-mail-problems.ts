import * as z from 'zod/mini';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { MailboxStore } from '#functions/store/account/mailbox-store.ts';
import type { MailProblem } from '#shared/rules/mail-problem.ts';

/** An SES event as the rules forward it (infra/constructs/mail-events.ts). Every email has one recipient. */
const event = z.object({
  email: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), timestamp: z.iso.datetime() })),
  complaint: z.optional(
    z.object({ complaintFeedbackType: z.optional(z.nullable(z.string())), timestamp: z.iso.datetime() }),
  ),
});

type Deps = {
  accounts: Pick<AccountStore, 'findIdByEmail'>;
  mailboxes: Pick<MailboxStore, 'noteProblem'>;
};

/**
 * The result for one event. `ignored`: it says nothing lasting about an address, no account uses that address
 * anymore, or a later event is already recorded.
 */
export type NotedProblem =
  | { kind: 'noted'; notaryId: string; problem: MailProblem }
  | { kind: 'ignored' }
  | { kind: 'failed'; error: unknown };

/** Returns the lasting problem that an event reports, and its time, or undefined. */
function problemIn({ bounce, complaint }: z.output<typeof event>) {
  if (bounce)
    return bounce.bounceType === 'Permanent' && ({ problem: 'bounced', at: bounce.timestamp } as const);
  if (!complaint || complaint.complaintFeedbackType === 'not-spam') return false;
  return { problem: 'complained', at: complaint.timestamp } as const;
}

async function noteProblem({ accounts, mailboxes }: Deps, given: unknown): Promise<NotedProblem> {
  const reported = event.parse(given);
  const found = problemIn(reported);
  if (!found) return { kind: 'ignored' };
  const { email } = reported;
  const notaryId = await accounts.findIdByEmail(email);
  if (!notaryId) return { kind: 'ignored' };
  // Times are compared as text, so they need the same number of digits.
  const at = new Date(found.at).toISOString();
  const noted = await mailboxes.noteProblem(notaryId, { email, problem: found.problem, at });
  return noted ? { kind: 'noted', notaryId, problem: found.problem } : { kind: 'ignored' };
}

/**
 * Marks the accounts whose address bounced permanently or complained, according to SES events. Never throws.
 */
export function noteMailProblems(deps: Deps, events: readonly unknown[]): Promise<NotedProblem[]> {
  return Promise.all(
    events.map((given) =>
      noteProblem(deps, given).catch((error: unknown): NotedProblem => ({ kind: 'failed', error })),
    ),
  );
}
