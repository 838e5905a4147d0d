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
  commissionEnd: [
    {
      text: 'If your commission is suspended or revoked, keep the recordings of acts on a tamper-evident notarization system for ten years, or leave them to a repository that you name.',
      cite: 'SDCL 18-1-11.3',
      confidence: 'high',
      journal: 'keep',
      onlyIf: true,
      only: ['removed'],
    },
  ],
  resignation: none,
  death: [
    {
      text: 'The personal representative, guardian, or conservator keeps the recordings of acts on a tamper-evident notarization system for ten years, or leaves them to a repository.',
      cite: 'SDCL 18-1-11.3',
      confidence: 'high',
      journal: 'keep',
      onlyIf: true,
    },
  ],
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the audio-visual copy of an act on a tamper-evident notarization system for ten years after the act. A repository that you name may keep it for you.',
      cite: 'SDCL 18-1-11.3',
      confidence: 'high',
      years: 10,
    },
  ],
};
