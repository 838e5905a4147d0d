import { decodeWords } from 'postal-mime';
import * as z from 'zod/mini';
import type { OrderMails } from '#functions/adapters/email/order-mails.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { OrderMailStore } from '#functions/store/business/order-mail-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import { toWire } from '#shared/contract/wire.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { ownerOfAddress } from './order-address.ts';
import { type ProposeOrdersDeps, proposalsIn } from './propose-orders.ts';
import { oneLine, plainText } from './read-orders/clean-text.ts';
import { withoutAttachments } from './without-attachments.ts';

export type ReceiveOrderMailDeps = ProposeOrdersDeps & {
  received: OrderMails;
  mails: Pick<OrderMailStore, 'secret' | 'look' | 'add'>;
  accounts: Pick<AccountStore, 'get'>;
  domain: string | undefined;
  newId: () => string;
};

const verdict = z.object({ status: z.string() });

/** The parts of SES's message about a received email (docs/adr/0081) that are used. */
const notification = z.object({
  mail: z.object({
    commonHeaders: z.object({
      from: z.optional(z.array(z.string())),
      messageId: z.optional(z.string()),
    }),
  }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    action: z.object({ objectKey: z.string() }),
  }),
});

/** An email that was read for a notary, or why it was not. */
export type ReceivedOrderMail =
  | { kind: 'read'; notaryId: string; proposals: number }
  | { kind: 'dropped'; reason: 'verdict' | 'gone' | 'too-large' | 'unknown-address' | 'known' | 'full' };

type Email = { content: Uint8Array; from: string; mailDigest: string };

async function readFor(
  deps: ReceiveOrderMailDeps,
  account: Account,
  email: Email,
): Promise<ReceivedOrderMail> {
  const now = deps.now();
  const state = await deps.mails.look(account.id, email.mailDigest, now);
  if (state !== 'new') return { kind: 'dropped', reason: state };
  const found = await proposalsIn(deps, account, { format: 'eml', content: email.content });
  const proposals = found.map((proposal) => ({
    id: deps.newId(),
    receivedAt: now.toISOString(),
    from: email.from,
    proposal: toWire(proposal) as typeof proposal,
  }));
  const added = await deps.mails.add(account.id, email.mailDigest, proposals, now);
  if (added !== 'added') return { kind: 'dropped', reason: added };
  return { kind: 'read', notaryId: account.id, proposals: proposals.length };
}

/** Returns the email that a message is about, or why it is not read. */
async function emailOf(
  { received }: Pick<ReceiveOrderMailDeps, 'received'>,
  { mail: { commonHeaders }, receipt }: z.output<typeof notification>,
): Promise<Email | ReceivedOrderMail> {
  if ([receipt.spamVerdict, receipt.virusVerdict].some(({ status }) => status === 'FAIL')) {
    return { kind: 'dropped', reason: 'verdict' };
  }
  const raw = await received.get(receipt.action.objectKey, businessLimits.orderMailBytes);
  if (typeof raw === 'string') return { kind: 'dropped', reason: raw };
  const content = withoutAttachments(raw);
  if (content.byteLength > businessLimits.orderTextBytes) return { kind: 'dropped', reason: 'too-large' };
  const { from = [], messageId } = commonHeaders;
  const sender = oneLine(plainText(decodeWords(from[0] ?? '')));
  return {
    content,
    from: [...sender].slice(0, businessLimits.lineLength).join(''),
    mailDigest: digest(messageId ?? Buffer.from(content).toString('latin1')),
  };
}

/**
 * Reads the orders in an email that SES received, for each notary whose address it has. The email itself is deleted.
 * Nothing in it is followed or shown.
 */
export async function receiveOrderMail(
  deps: ReceiveOrderMailDeps,
  message: unknown,
): Promise<ReceivedOrderMail[]> {
  const received = z.parse(notification, message);
  const email = await emailOf(deps, received);
  const results: ReceivedOrderMail[] = [];
  if ('kind' in email) results.push(email);
  else {
    for (const address of new Set(received.receipt.recipients)) {
      const account = await ownerOfAddress(deps, address);
      results.push(
        account ? await readFor(deps, account, email) : { kind: 'dropped', reason: 'unknown-address' },
      );
    }
  }
  await deps.received.remove(received.receipt.action.objectKey);
  return results;
}
