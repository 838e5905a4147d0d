import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of State' };
const none = noneFound(
  'low',
  'Minn. Stat. § 358.645',
  'Minnesota Secretary of State, Notary FAQ (as reported)',
);

/** What Minnesota requires of a journal beyond its entries. */
export const minnesotaDuties: StateDuties = {
  office,
  copies: none,
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
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
      years: 10,
    },
  ],
};
