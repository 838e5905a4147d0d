import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { SignerItem } from '#functions/store/entries/entry-item.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { suggestSigners as contract } from '#shared/contract/signers.ts';
import { mailingStateCodes } from '#shared/data/mailing-states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { recordableSigner } from '#shared/rules/law/recordable-signer.ts';
import { searchWords } from '#shared/rules/search-words.ts';
import { type PastSignersDeps, pastSigners } from './past-signers.ts';

export type SuggestSignersDeps = PastSignersDeps & { now: () => Date };

/**
 * Returns the facts that can be reused. Excludes numbers, images, credible witnesses, and expired ID dates,
 * because a returning signer has a new ID.
 */
function lastingFacts(signer: SignerItem, today: string): SignerContent {
  const { idType, idIssuingAgency, idExpirationDate } = signer;
  const { firstName, lastName, oneName, addressLine, city, stateCode, region, zip, country } = signer;
  const isStillGood = idExpirationDate !== null && idExpirationDate >= today;
  return {
    ...{ firstName, lastName, oneName, addressLine, city, stateCode, region, zip, country },
    idIssuingAgency,
    idType: idType === 'credible_witness' ? null : idType,
    idExpirationDate: isStillGood ? idExpirationDate : null,
  };
}

/**
 * Returns people who signed earlier entries of the notary's own journal and whose name starts with the typed
 * text, latest first, at most eight. Includes only facts that the law of the new entry's state allows
 * (specification, sections 1 and 5). Available on every plan: section 1 doesn't limit it.
 */
export async function suggestSigners(
  deps: SuggestSignersDeps,
  { account, query }: { account: Account; query: Input<typeof contract>['query'] },
): Promise<Outcome<Output<typeof contract>>> {
  const words = searchWords(query.search);
  if (words.length === 0) return ok({ items: [] });
  const people = await pastSigners(deps, journalsOf(account).toReversed(), words);
  const today = dayIn(account.timezone, deps.now());
  const items = people.map(({ signer: past, lastSeen }) => {
    const { signer } = recordableSigner({ stateCode: query.state }, lastingFacts(past, today));
    const { addressLine, city, stateCode, region, zip, country } = signer;
    const { idType, idIssuingAgency, idExpirationDate } = signer;
    return {
      firstName: signer.firstName ?? '',
      lastName: signer.lastName ?? '',
      oneName: signer.oneName ?? false,
      addressLine: addressLine ?? null,
      city: city ?? null,
      stateCode: mailingStateCodes.find((code) => code === stateCode) ?? null,
      region: region ?? null,
      zip: zip ?? null,
      country: country ?? null,
      idType: idType ?? null,
      idIssuingAgency: idIssuingAgency ?? null,
      idExpirationDate: idExpirationDate ?? null,
      lastSeen,
    };
  });
  return ok({ items });
}
