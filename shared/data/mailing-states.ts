import { states } from './states.ts';

/**
 * The states, districts, territories, and regions of military mail to which the US Postal Service delivers. Signers may live in any of
 * them; notaries of this journal are commissioned by one of the 50 states.
 */
export const mailingStates = {
  ...states,
  DC: { name: 'District of Columbia' },
  PR: { name: 'Puerto Rico' },
  GU: { name: 'Guam' },
  VI: { name: 'U.S. Virgin Islands' },
  AS: { name: 'American Samoa' },
  MP: { name: 'Northern Mariana Islands' },
  AA: { name: 'Armed Forces Americas' },
  AE: { name: 'Armed Forces Europe' },
  AP: { name: 'Armed Forces Pacific' },
} as const;

export const mailingStateCodes = Object.keys(mailingStates) as (keyof typeof mailingStates)[];
