import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Judge of probate of your county',
  url: 'https://www.sos.alabama.gov/administrative-services/notaries-public',
  addressNotFound: '2026-11-27',
};
const none = noneFound('medium', 'Ala. Code § 36-20-73.1', 'Ala. Act 2023-548 (as reported)');

/** What Alabama requires of a journal beyond its entries. */
export const alabamaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: none,
  commissionEnd: [
    {
      text: 'You do not deliver anything when your commission ends. The duty to deposit the register with the judge of probate was repealed.',
      cite: 'Ala. Act 2011-295 (SB 54)',
      confidence: 'medium',
      journal: 'keep',
    },
  ],
  resignation: [
    {
      text: 'You do not deliver anything when you resign. The duty to deposit the register with the judge of probate was repealed.',
      cite: 'Ala. Act 2011-295 (SB 54)',
      confidence: 'medium',
      journal: 'keep',
    },
  ],
  death: none,
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the audio-video recording of a remote act for 7 years.',
      cite: 'Ala. Code § 36-20-73.1(d)',
      confidence: 'high',
      years: 7,
    },
  ],
};
