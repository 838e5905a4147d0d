import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

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
  destruction: [
    {
      text: 'An electronic journal of electronic or remote acts must not let anyone delete an entry, or change its content or sequence.',
      cite: 'W. Va. CSR § 153-45-18',
      confidence: 'high',
    },
  ],
  frontPage: none,
  backup: [
    high(
      'W. Va. CSR § 153-45-18',
      'An electronic journal of electronic or remote acts needs a user name, a password, and a backup in case the original is lost.',
    ),
  ],
  location: none,
  recordings: none,
};
