import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of State' };
const none = noneFound('low', '18 NCAC 07I');

/** What North Carolina requires of a journal beyond its entries. */
export const northCarolinaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Entries in your journal are not public records.',
      cite: 'G.S. 10B-20 as amended by S 552 of 2023 (as reported)',
      confidence: 'low',
      askedBy: 'lawful_request',
    },
  ],
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'not_stated',
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of an electronic or remote act for 10 years.',
      cite: '18 NCAC 07I',
      confidence: 'low',
      years: 10,
    },
  ],
};
