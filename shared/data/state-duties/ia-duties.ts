import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, Lucas Building, 1st Floor, 321 East 12th Street, Des Moines, IA 50319',
  url: 'http://sos.iowa.gov/notaries/about.html',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258450088/Iowa+-+U.S.+Notary+Reference',
};
const none = noneFound('medium', 'Handbook for Iowa Notaries Public (Iowa SOS)');

/** What Iowa requires of a journal beyond its entries. */
export const iowaDuties: StateDuties = {
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
      text: 'Keep the audio and video recording of a remote act. For how long is not confirmed.',
      cite: 'Iowa Admin. Code 721—ch. 43',
      confidence: 'low',
      years: null,
    },
  ],
};
