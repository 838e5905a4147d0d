import { isDeepStrictEqual } from 'node:util';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { FrontPageStore } from '#functions/store/account/front-page-store.ts';
import type { saveFrontPage as contract } from '#shared/contract/front-page.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { textProblems } from '#shared/rules/law/text/text-problems.ts';
import { type FrontPage, type FrontPageDeps, getFrontPage } from './get-front-page.ts';

type Deps = FrontPageDeps & { frontPages: Pick<FrontPageStore, 'replace'> };

type SaveFrontPageInput = { account: Account; body: Input<typeof contract>['body'] };

const privateNumber = 'The abbreviations contain a number that may be personal. Remove the number.';

/**
 * Replaces what the notary adds to the front page. FRONT_PAGE_VERSION_STALE if another device saved since the client read
 * it, and nothing changes. A repeated call whose answer was lost succeeds. Fails for an image that is no readable PNG or
 * JPEG, and with INVALID_FIELDS for abbreviations with a number that no journal may contain.
 */
export async function saveFrontPage(
  deps: Deps,
  { account, body: { version, abbreviations, signature, successor } }: SaveFrontPageInput,
): Promise<Outcome<FrontPage>> {
  if (textProblems({ documents: [{ description: abbreviations ?? '' }] }).length > 0) {
    return refuse('INVALID_FIELDS', { detail: [privateNumber] });
  }
  const stored = await deps.frontPages.get(account.id);
  if (signature !== null && signature !== stored.signature) {
    const checked = await checkImage(signature);
    if (!checked.ok) return checked;
  }
  const { name = '', relation = null, phone = null, email = null } = successor ?? {};
  const next = {
    version: version + 1,
    abbreviations: abbreviations || null,
    signature,
    successor: successor && { name, relation, phone, email },
  };
  const isSaved = isDeepStrictEqual(stored, next) || (await deps.frontPages.replace(account.id, next));
  return isSaved ? ok(await getFrontPage(deps, account, next)) : refuse('FRONT_PAGE_VERSION_STALE');
}
