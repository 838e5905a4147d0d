import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of State' };
const none = noneFound(
  'low',
  'Ark. Code Ann. § 21-14-310 (as reported)',
  'Arkansas Secretary of State notary handbook (as reported)',
);

/** What Arkansas requires of a journal beyond its entries. */
export const arkansasDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of an online act for 5 years.',
      cite: 'Ark. Code Ann. § 21-14-310 (as reported)',
      confidence: 'low',
      years: 5,
    },
  ],
};
