import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Clerk of the superior court of your county',
  url: 'https://www.gsccca.org/notary-and-apostilles',
  addressNotFound: '2026-11-27',
};
const none = noneFound('medium', 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)');

/** What Georgia requires of a journal beyond its entries. */
export const georgiaDuties: StateDuties = {
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
  recordings: none,
};
