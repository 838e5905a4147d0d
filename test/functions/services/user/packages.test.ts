import { beforeAll, describe, expect, it } from 'vitest';
import { listPackages } from '#functions/services/user/list-packages.ts';
import { savePackages } from '#functions/services/user/save-packages.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { packageStore } from '#functions/store/account/package-store.ts';
import { type DocumentPackage, starterPackages } from '#shared/data/package-starters.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let world: AccountWorld;
let deps: Parameters<typeof savePackages>[0];

beforeAll(async () => {
  const table = await testTable();
  world = accountWorld(table);
  deps = { packages: packageStore(table) };
});

async function newAccount(): Promise<Account> {
  const outcome = await world.register(freshEmail());
  const found = outcome.ok && (await world.deps.accounts.get(outcome.value.user.id));
  if (!found) throw new Error('The account is not stored');
  return found;
}

const list = (name: string, title = 'Grant Deed'): DocumentPackage => ({
  name,
  rows: [{ title, documentType: 'deed', actType: 'acknowledgment', fee: 15 }],
});

describe('document lists', () => {
  it('are the starters until the notary saves lists, which replace them', async () => {
    const account = await newAccount();
    expect(await listPackages(deps, { account })).toEqual({
      ok: true,
      value: { version: 0, packages: starterPackages },
    });
    await savePackages(deps, { account, body: { version: 0, packages: [list('Deed')] } });
    const saved = { ok: true, value: { version: 1, packages: [list('Deed')] } };
    expect(await listPackages(deps, { account })).toEqual(saved);
    await savePackages(deps, { account, body: { version: 1, packages: [] } });
    expect(await listPackages(deps, { account })).toEqual({ ok: true, value: { version: 2, packages: [] } });
  });

  it('of two devices that save at the same time, one is told', async () => {
    const account = await newAccount();
    const save = (name: string) =>
      savePackages(deps, { account, body: { version: 0, packages: [list(name)] } });
    const outcomes = await Promise.all([save('Phone'), save('Desk')]);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, code: 'PACKAGES_VERSION_STALE' }]);
    expect(outcomes).toContainEqual(await listPackages(deps, { account }));
  });

  it('are saved once when a call is repeated after its answer was lost', async () => {
    const account = await newAccount();
    const body = { version: 0, packages: [list('Deed')] };
    const first = await savePackages(deps, { account, body });
    expect(await savePackages(deps, { account, body })).toEqual(first);
  });

  it('cannot have one name twice, nor a number that no journal may contain', async () => {
    const account = await newAccount();
    const packages = [list('Deed'), list('deed'), list('Loan', 'Affidavit, SSN 123-45-6789')];
    expect(await savePackages(deps, { account, body: { version: 0, packages } })).toMatchObject({
      ok: false,
      code: 'INVALID_FIELDS',
      detail: [
        'Two lists are named "deed". Choose another name for one of them.',
        'packages.2: Document 1 contains a number that may be personal. Remove the number.',
      ],
    });
    expect(await listPackages(deps, { account })).toMatchObject({ value: { version: 0 } });
  });
});
