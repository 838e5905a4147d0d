import { type Outcome, ok } from '#functions/outcome.ts';
import type { PasskeyStore } from '#functions/store/security/passkey-store.ts';
import type { listPasskeys as contract } from '#shared/contract/passkeys.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { passkeyView } from './add-passkey.ts';

/** Returns the notary's passkeys with names and last use, oldest first. */
export async function listPasskeys(
  { passkeys }: { passkeys: Pick<PasskeyStore, 'list'> },
  { account }: Caller,
): Promise<Outcome<Output<typeof contract>>> {
  return ok({ items: (await passkeys.list(account.id)).map(passkeyView) });
}
