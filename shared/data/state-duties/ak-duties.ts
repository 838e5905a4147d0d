import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { keepAndReport, reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Lieutenant Governor',
  address: 'Alaska State Capitol, 3rd Floor, 120 4th Street, Juneau, AK',
  email: 'notary@alaska.gov',
  url: 'https://ltgov.alaska.gov/notaries-public',
  source: 'http://ltgov.alaska.gov/notaries-public/',
};
const none = noneFound('low', 'AS 44.50.078');

/** What Alaska requires of a journal beyond its entries. */
export const alaskaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    reportLoss({ office, cite: 'AS 44.50.078', confidence: 'high', journal: 'your journal of remote acts' }),
  ],
  commissionEnd: [
    { ...keepAndReport({ office, cite: 'AS 44.50.078', confidence: 'high' }), only: ['removed'] },
  ],
  resignation: [keepAndReport({ office, cite: 'AS 44.50.078', confidence: 'high' })],
  death: none,
  retentionFrom: 'last_act',
  destruction: noneFound('medium', 'AS 44.50.078(a)'),
  frontPage: noneFound('medium', 'AS 44.50.078(b)'),
  backup: noneFound('low', '6 AAC 88 (not read)'),
  location: none,
  recordings: [
    {
      text: 'Keep the recording of a remote act for at least 10 years, yourself or in a repository that you designate. The regulations may set another period.',
      cite: 'AS 44.50.075',
      confidence: 'high',
      years: 10,
    },
  ],
};
