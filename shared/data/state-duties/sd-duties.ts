import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'State Capitol, 500 East Capitol, Suite 204, Pierre, SD 57501',
  url: 'https://sdsos.gov/general-services/notary-public/',
  source: 'http://sdsos.gov/services-for-individuals/notary-public/how-become-notary.aspx',
};
const none = noneFound('medium', 'SDCL ch. 18-1 (no journal section)');

/** What South Dakota requires of a journal beyond its entries. */
export const southDakotaDuties: StateDuties = {
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
      text: 'Keep the audio-visual copy of a remote act. For how many years is not confirmed.',
      cite: 'SDCL 18-1-11.3',
      confidence: 'low',
      years: null,
    },
  ],
};
