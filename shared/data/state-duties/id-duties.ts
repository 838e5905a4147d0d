import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Department, 450 N. 4th St., P.O. Box 83720, Boise, ID 83720-0080',
  email: 'ntaa@sos.idaho.gov',
  url: 'https://sos.idaho.gov/notary-public-instructions',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258449979/Idaho+-+U.S.+Notary+Reference',
};
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
      text: 'Keep the audio and video recording of a remote act for at least 10 years, yourself or in a repository that you designate. A rule may set another period.',
      cite: 'Idaho Code § 51-114A',
      confidence: 'high',
      years: 10,
    },
  ],
};
