import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { paperLists, sortText } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';
import { type AcceptableProposal, acceptableProposal } from './acceptable-order.ts';
import { planProblem } from './carry-out.ts';
import { emailParts } from './read-orders/email-parts.ts';
import { readOrders } from './read-orders/read-orders.ts';

export type ProposeOrdersDeps = { papers: Pick<PaperStore, 'idsAt' | 'rows'>; now: () => Date };

type Message = { format: 'eml' | 'ics' | 'text'; content: string | Uint8Array };

/** Returns the latest order with a number, or else with a source. */
async function earlierOrder(
  papers: ProposeOrdersDeps['papers'],
  notaryId: string,
  { order_number, source }: AcceptableProposal['order'],
): Promise<string | null> {
  const { orderNumbers, orderSources } = paperLists;
  for (const [list, text] of [
    [orderNumbers, order_number],
    [orderSources, source],
  ] as const) {
    const found = text ? (await papers.idsAt(notaryId, list, sortText(text))).at(-1) : undefined;
    if (found) return found;
  }
  return null;
}

/** An address begins with a letter, a digit, or a plus sign, so that a quotation mark before it is no part of it. */
const emailAddresses = /[\w+][\w.+'-]{0,63}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}/g;

const unfolded = (calendar: string) => calendar.replaceAll(/\r?\n[ \t]/g, '');

/** Returns a message as it was sent, with its senders, and its parts as they are read: email encodes them. */
async function textsOf({ format, content }: Message): Promise<string[]> {
  const sent = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
  if (format === 'text') return [sent];
  if (format === 'ics') return [unfolded(sent)];
  const parts = await emailParts(content);
  return [sent, parts?.text ?? '', ...(parts?.calendars ?? []).map(unfolded)];
}

/** Returns the only client whose email address a message contains. */
async function clientIn(
  papers: ProposeOrdersDeps['papers'],
  notaryId: string,
  message: Message,
): Promise<string | undefined> {
  const text = (await textsOf(message)).join('\n').toLowerCase();
  const addresses = new Set(text.match(emailAddresses));
  if (addresses.size === 0) return undefined;
  const clients = await papers.rows(notaryId, paperLists.clients);
  const [found, second] = clients.filter(({ email }) => email && addresses.has(email.toLowerCase()));
  return second ? undefined : found?.id;
}

/** Returns the orders in a message as proposals that can be added as they are. Saves nothing. */
export async function proposalsIn(
  { papers, now }: ProposeOrdersDeps,
  account: Account,
  message: Message,
): Promise<AcceptableProposal[]> {
  const { proposals } = await readOrders(
    { ...message, now: now(), notaryZone: account.timezone },
    () => null,
  );
  const isProhibited = (value: unknown) => prohibitedInJournal(account, value) !== undefined;
  const acceptable = proposals
    .slice(0, businessLimits.proposals)
    .flatMap((proposal) => acceptableProposal(proposal, isProhibited) ?? []);
  const clientId = acceptable.length > 0 ? await clientIn(papers, account.id, message) : undefined;
  return Promise.all(
    acceptable.map(async (proposal) => {
      const replaces = await earlierOrder(papers, account.id, proposal.order);
      // An order that changes keeps its client.
      if (!clientId || replaces) return { ...proposal, replaces };
      const unsure = [...proposal.unsure, 'client_id'].toSorted();
      return { ...proposal, order: { ...proposal.order, client_id: clientId }, unsure, replaces };
    }),
  );
}

/**
 * Reads orders from an email, a calendar file, or a text. PAYLOAD_TOO_LARGE if it is larger than 256 KB;
 * PLAN_LACKS_BUSINESS on Free.
 */
export async function proposeOrders(
  deps: ProposeOrdersDeps,
  account: Account,
  message: { format: Message['format']; content: string },
): Promise<Outcome<{ proposals: AcceptableProposal[] }>> {
  const problem = planProblem(account, deps.now());
  if (problem) return problem;
  if (Buffer.byteLength(message.content) > businessLimits.orderTextBytes) return refuse('PAYLOAD_TOO_LARGE');
  return ok({ proposals: await proposalsIn(deps, account, message) });
}
