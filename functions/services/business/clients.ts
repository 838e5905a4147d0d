import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { clientView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { Client, ClientBody } from '#shared/schemas/business/client.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';
import { carryOut, planProblem } from './carry-out.ts';

export type ClientDeps = { papers: Pick<PaperStore, 'get' | 'commit' | 'page'>; now: () => Date };

/** Adds a client. A repeated request under the same ID returns the client as it is now. */
export async function addClient(
  { papers, now }: ClientDeps,
  { account, body, id }: { account: Account; body: ClientBody; id: string },
): Promise<Outcome<Client>> {
  const problem = planProblem(account, now()) ?? prohibitedInJournal(account, body);
  if (problem) return problem;
  return carryOut(async () => {
    const earlier = await papers.get(account.id, 'client', id);
    if (earlier) return ok(clientView(earlier.paper));
    const after = { ...body, id };
    const result = await papers.commit(account.id, [{ kind: 'client', after }]);
    return result === 'committed' ? ok(clientView(after)) : 'stale';
  });
}

/** Returns one client. */
export async function getClient(
  { papers }: Pick<ClientDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Client>> {
  const found = await papers.get(account.id, 'client', id);
  return found ? ok(clientView(found.paper)) : refuse('CLIENT_NOT_FOUND');
}

/** Replaces a client. Invoices keep the name that they were made with. */
export async function updateClient(
  { papers, now }: ClientDeps,
  { account, body, id }: { account: Account; body: ClientBody; id: string },
): Promise<Outcome<Client>> {
  const problem = planProblem(account, now()) ?? prohibitedInJournal(account, body);
  if (problem) return problem;
  return carryOut(async () => {
    const before = await papers.get(account.id, 'client', id);
    if (!before) return refuse('CLIENT_NOT_FOUND');
    const after = { ...body, id };
    const result = await papers.commit(account.id, [{ kind: 'client', before, after }]);
    return result === 'committed' ? ok(clientView(after)) : 'stale';
  });
}

/** Deletes a client. CLIENT_IN_USE if an order or an invoice names it. */
export async function deleteClient(
  { papers }: Pick<ClientDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<undefined>> {
  return carryOut(async () => {
    const before = await papers.get(account.id, 'client', id);
    if (!before) return refuse('CLIENT_NOT_FOUND');
    if ((before.uses ?? 0) > 0) return refuse('CLIENT_IN_USE');
    const result = await papers.commit(account.id, [{ kind: 'client', before }]);
    return result === 'committed' ? ok(undefined) : 'stale';
  });
}
