import { idTail, thenId, thenNumber } from './label-parts.ts';

/** Words for someone in custody, or for the place. */
const custody = 'inmate|offender|prison(?:er)?|detainee|jail|penitentiary|correction(?:s|al)|parole|sci|fci';

/** Numbers that prisons and jails give people. */
export const custodyLabels: readonly string[] = [
  String.raw`(?:sci|fci)(?: [a-z]+)?,?(?= ?(?:#|[a-z]{1,2}-?\d{4,5}(?!\d)))`,
  `(?:inmate|off?e?nde?r|prisoner|detainee|jail|tdcj?|cdcr|bop|[a-z]doc|ado?c)${idTail}*${thenNumber}`,
  'inmates?|off?e?nde?rs?|prisoners?|detainees?',
  `(?<!(?:hotel|flight|cruise|travel) )book(?:ing|-?in)(?= ?(?:#|no\\b|num))|(?:book-?in|wristband)${thenNumber}`,
  String.raw`(?:bop|fed(?:eral)?|usms?)\.? reg(?:ister)?\.?(?= ?(?:#|no|num|\d))|usms?(?= ?#)|reg(?:ister|\.)?(?= ?(?:no\.?|#)? ?\d{5}-\d{3}(?!\d))`,
  `ao(?= ?#)|(?:ao|so)(?= ?(?:#|no\\b|num))(?=.{0,50}(?:${custody}))|(?<=(?:${custody})[ ,]{1,2})(?:ao|so|cid|pid)(?= ?(?:#|no|num|\\d))`,
  `din${thenId}`,
];

/** "DOC # 228114, offender": the Department of Correction, and no document. */
export const departmentOfCorrection = String.raw`(?:doc(?= ?(?:#|no\.?)? ?[a-z]{2}-?\d{4}(?!\d))|(?<=(?:${custody})[ ,]{1,2})doc(?= ?(?:#|no|num|\d))|doc(?= ?(?:#|no|num|id|\d).{0,40}(?<![a-z'])(?:${custody})(?!(?:'s)? (?:mother|father|wife|spouse))))`;

/** A label for the number of someone in custody. These may be short. */
export const custodyWord = new RegExp(`^(?:${custody}|tdcj|[a-z]?doc)`, 'iu');
