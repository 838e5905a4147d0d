import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { clientView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { Client, ClientBody } from '#shared/schemas/business/client.ts';
import { bodyProblem, carryOut } from './carry-out.ts';

export type ClientDeps = { papers: Pick<PaperStore, 'get' | 'commit' | 'page'>; now: () => Date };

type Asked = { account: Account; body: ClientBody; id: string };

async function saveClient(
  { papers, now }: ClientDeps,
  { account, body, id }: Asked,
  isNew: boolean,
): Promise<Outcome<Client>> {
  const problem = bodyProblem(account, now(), body);
  if (problem) return problem;
  return carryOut(async () => {
    const before = await papers.get(account.id, 'client', id);
    if (isNew && before) return ok(clientView(before.paper));
    if (!isNew && !before) return refuse('CLIENT_NOT_FOUND');
    const after = { ...body, id };
    const result = await papers.commit(account.id, [{ kind: 'client', before, after }]);
    return result === 'committed' ? ok(clientView(after)) : 'stale';
  });
}

/** Adds a client. A repeated request under the same ID returns the client as it is now. */
export const addClient = (deps: ClientDeps, asked: Asked) => saveClient(deps, asked, true);

/** Replaces a client. Invoices keep the name that they were made with. */
export const updateClient = (deps: ClientDeps, asked: Asked) => saveClient(deps, asked, false);

/** Returns one client. */
export async function getClient(
  { papers }: Pick<ClientDeps, 'papers'>,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Client>> {
  const found = await papers.get(account.id, 'client', id);
  return found ? ok(clientView(found.paper)) : refuse('CLIENT_NOT_FOUND');
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
