import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = { name: 'Secretary of State' };
const none = noneFound('low', 'W. Va. CSR § 153-45-17.1 (as reported)', 'W. Va. Code ch. 39, art. 4');

/** What West Virginia requires of a journal beyond its entries. */
export const westVirginiaDuties: StateDuties = {
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
