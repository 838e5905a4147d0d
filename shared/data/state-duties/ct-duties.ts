import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of the State',
  address: 'Notary Public Unit, P.O. Box 150470, Hartford, CT 06115-0470',
  url: 'https://portal.ct.gov/SOTS/Business-Services/Notary/Notary-Public-Licensing',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258319033/Connecticut+-+U.S.+Notary+Reference',
};
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
