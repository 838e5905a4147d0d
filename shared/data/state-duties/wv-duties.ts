import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, Building 1, Suite 157-K, 1900 Kanawha Blvd. East, Charleston, WV 25305-0770',
  url: 'https://sos.wv.gov/business/notary/',
  source: 'https://www.notarylearningcenter.com/new/wv.html',
};
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
