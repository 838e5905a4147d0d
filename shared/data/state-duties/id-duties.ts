import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of State' };
const none = noneFound('medium', 'Idaho Secretary of State, Notary FAQ');

/** What Idaho requires of a journal beyond its entries. */
export const idahoDuties: StateDuties = {
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
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: 'Idaho Code § 51-114A',
      confidence: 'low',
      years: 10,
    },
  ],
};
