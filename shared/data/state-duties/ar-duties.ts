import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: '1401 West Capitol, Suite 250, Little Rock, AR 72201-1094',
  url: 'https://www.sos.arkansas.gov/business-commercial-services-bcs/notary-public',
  source: 'https://www.mynextmove.org/profile/licenseinfo?id=05-0000000354',
};
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
  commissionEnd: [
    {
      text: 'After notice that your commission was revoked, send your journal, all other notarial papers, and your seal to the Secretary of State at once, unless a court stopped the revocation.',
      cite: 'Ark. Code Ann. § 21-14-112',
      confidence: 'high',
      within: 'immediately',
      office,
      journal: 'deliver',
      only: ['removed'],
    },
  ],
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
