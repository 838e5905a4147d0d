import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of the State' };
const none = noneFound('medium', 'Connecticut Notary Public Manual (Secretary of the State)');

/** What Connecticut requires of a journal beyond its entries. */
export const connecticutDuties: StateDuties = {
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
  recordings: noneFound('low', 'Conn. P.A. 23-28'),
};
