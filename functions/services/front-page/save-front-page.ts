import { isDeepStrictEqual } from 'node:util';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { toDataUrl } from '#functions/adapters/images/image-data-url.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { FrontPageStore, StoredFrontPage } from '#functions/store/account/front-page-store.ts';
import type { saveFrontPage as contract } from '#shared/contract/front-page.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { textProblems } from '#shared/rules/law/text/text-problems.ts';
import { type FrontPage, type FrontPageDeps, getFrontPage } from './get-front-page.ts';

type Deps = FrontPageDeps & { frontPages: Pick<FrontPageStore, 'replace'> };

type SaveFrontPageInput = { account: Account; body: Input<typeof contract>['body'] };

/** A larger printable form wouldn't fit next to its signature in an item of 400 KB. */
const keptBytes = 180_000;

/**
 * Returns a signature without metadata, and its printable form. A signature that is already stored stays
 * unchanged. Fails for anything but a readable PNG or JPEG.
 */
async function checkedSignature(
  signature: string | null,
  stored: StoredFrontPage,
): Promise<Outcome<Pick<StoredFrontPage, 'signature' | 'printable'>>> {
  if (signature === null) return ok({ signature });
  if (signature === stored.signature) return ok({ signature, printable: stored.printable });
  const checked = await checkImage(signature);
  if (!checked.ok) return checked;
  const { ref, bytes, printable } = checked.value;
  const isKept = printable !== undefined && printable.length <= keptBytes;
  return ok({ signature: toDataUrl(ref, bytes), printable: isKept ? new Uint8Array(printable) : undefined });
}

const privateNumber = 'The abbreviations contain a number that may be personal. Remove the number.';

/**
 * Replaces the notary's additions to the front page. FRONT_PAGE_VERSION_STALE, without changes, if another
 * device saved since the client read it. Succeeds for a retry whose first response was lost. Fails for images
 * other than a readable PNG or JPEG, and with INVALID_FIELDS for abbreviations with a number that no journal
 * may contain.
 */
export async function saveFrontPage(
  deps: Deps,
  { account, body: { version, abbreviations, signature, successor } }: SaveFrontPageInput,
): Promise<Outcome<FrontPage>> {
  if (textProblems({ documents: [{ description: abbreviations ?? '' }] }).length > 0) {
    return refuse('INVALID_FIELDS', { detail: [privateNumber] });
  }
  const stored = await deps.frontPages.get(account.id);
  const checked = await checkedSignature(signature, stored);
  if (!checked.ok) return checked;
  const { printable } = checked.value;
  const { name = '', relation = null, phone = null, email = null } = successor ?? {};
  const next = {
    version: version + 1,
    abbreviations: abbreviations || null,
    signature: checked.value.signature,
    ...(printable && { printable }),
    successor: successor && { name, relation, phone, email },
  };
  const isSaved = isDeepStrictEqual(stored, next) || (await deps.frontPages.replace(account.id, next));
  return isSaved ? ok(await getFrontPage(deps, account, next)) : refuse('FRONT_PAGE_VERSION_STALE');
}
