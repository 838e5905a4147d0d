import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import type { listAccess as contract } from '#shared/contract/access.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { accessLabel } from '#shared/data/access-kinds.ts';

const pageSize = 100;

/**
 * Returns a page of the notary's record of access, newest first: the lines before a given ID, or the latest.
 */
export async function listAccess(
  { access, now }: { access: Pick<AccessStore, 'page'>; now: () => Date },
  account: Account,
  before: string | undefined,
): Promise<Outcome<Output<typeof contract>>> {
  const lines = await access.page(account.id, { before, limit: pageSize, now: now() });
  const items = lines.map((line) => ({ ...line, label: accessLabel(line.kind) }));
  return ok({ items, next: lines.length === pageSize ? (lines.at(-1)?.id ?? null) : null });
}
