import type { getRequiredFields as contract } from '../../contract/compliance.ts';
import type { Output } from '../../contract/schemas.ts';
import { idTypes } from '../../data/id-types.ts';
import type { Confidence, Statement } from '../../data/state-guide.ts';
import { stateIds } from '../../data/state-ids.ts';
import { stateLaws } from '../../data/state-laws.ts';
import type { StateCode } from '../../data/states.ts';
import type { Basis } from './basis.ts';
import { digitWords } from './text/digit-words.ts';

type AcceptedIds = Output<typeof contract>['requirements']['acceptedIds'];

/** Returns which IDs the law of a state accepts: what is enforced in words, then what is only read. */
export function acceptedIds(stateCode: StateCode): AcceptedIds {
  const { kinds, expired, mobileLicense, unread } = stateIds[stateCode];
  const { idKinds, expiredId } = stateLaws[stateCode];
  const enforced = (rule: Basis, text: string): Statement => ({
    text,
    cite: rule.cite,
    confidence: confidenceIn(rule, kinds),
  });
  return {
    kinds: [
      ...(idKinds ? [enforced(idKinds, `The law names: ${kindsInWords(idKinds.names)}.`)] : []),
      ...kinds,
    ],
    expired: [...(expiredId ? [enforced(expiredId, expiredInWords(expiredId))] : []), ...expired],
    mobileLicense: { rule: mobileLicense.rule, said: [...mobileLicense.said] },
    unread: unread ?? null,
  };
}

type ExpiredId = NonNullable<(typeof stateLaws)[StateCode]['expiredId']>;

/** Returns how certain a rule is: as certain as what else is read in its source. */
function confidenceIn({ cite, toVerify }: Basis, said: readonly Statement[]): Confidence {
  if (toVerify) return 'low';
  return said.find((statement) => statement.cite === cite)?.confidence ?? 'medium';
}

function kindsInWords(names: readonly (keyof typeof idTypes)[]): string {
  return names.map((name) => idTypes[name]).join(', ');
}

function expiredInWords(rule: ExpiredId): string {
  const ids = rule.of ? `An expired ID of these kinds (${kindsInWords(rule.of)})` : 'An expired ID';
  if (rule.rule === 'current_only') return `${ids} does not count.`;
  const span = `within ${digitWords[rule.years]} ${rule.years === 1 ? 'year' : 'years'} before the act`;
  return rule.rule === 'issued_within'
    ? `${ids} counts if it was issued ${span}.`
    : `${ids} counts if it expired ${span}.`;
}
