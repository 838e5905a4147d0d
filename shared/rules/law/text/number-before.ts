import { states } from '../../../data/states.ts';
import { distance, type Label } from './labels.ts';
import { isTelephoneOrZip } from './telephone-or-zip.ts';
import { isDate } from './written-date.ts';

/** Common abbreviations of states that are longer than two letters. */
const abbreviations =
  'ala|ariz|ark|calif|colo|conn|del|fla|ill|ind|kan|mass|mich|minn|miss|mont|neb|nev|okla|ore|penna?|tenn|tex|wash|wis|wyo';
const stateNames = Object.values(states).map(({ name }) => name.toLowerCase());

/** "is the", "= Mont.", "(CA": the words between a number and the label after it. */
const thenLabel =
  `[ ,=:>"'([-]*(?:(?:is|was|es|era) )?(?:copied |read |taken )?(?:on |off |from |per )?(?:(?:the|his|her|their|my|its|signer's|su|el|la) )*` +
  String.raw`(?:(?:[a-z]{2}|[a-z]{4,}|u\.s|${abbreviations}|${stateNames.join('|')})\.? )?(?:state |national )?$`;

const number = new RegExp(
  String.raw`(?<![\p{L}\d$])(?<number>[a-z]{0,3}\d(?:[ ./_-]?[a-z]?\d){5,})${thenLabel}`,
  'iu',
);

/** Longer than any number with the words after it. A search of the whole text at each label would take too long. */
const farthest = 100;
/** More labels than are written between a number and its own. */
const nearest = 4;

/**
 * Returns the number of six or more digits that stands before a label, such as "12345678 is his driver's license" and "D1234567
 * (CA DL)", unless another label is before it.
 */
export function numberBefore(text: string, labels: readonly Label[], index: number): string | undefined {
  const { start = 0 } = labels[index] ?? {};
  const from = Math.max(0, start - farthest);
  const before = text.slice(from, start);
  const found = number.exec(before);
  if (!found) return undefined;
  const rest = before.slice(found.index);
  if (isDate(rest) || isTelephoneOrZip(rest)) return undefined;
  const at = from + found.index;
  const owner = labels.slice(Math.max(0, index - nearest), index).findLast(({ end }) => end <= at);
  const hasOwner = owner && distance(text.slice(owner.end, at)) !== 'far';
  return hasOwner ? undefined : found.groups?.['number'];
}

const connected = new RegExp(`^${thenLabel}`, 'iu');

/** Reports whether only words such as "is her" are between a number and the label after it. */
export const leadsToLabel = (gap: string) => connected.test(gap);
