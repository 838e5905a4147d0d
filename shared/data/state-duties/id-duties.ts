import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Department, P.O. Box 83720, Boise, ID 83720-0080',
  url: 'https://sos.idaho.gov/notary-public-instructions',
  source: 'http://www.notarypublicstamps.com/become-a-notary/idaho/',
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
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: 'Idaho Code § 51-114A',
      confidence: 'low',
      years: 10,
    },
  ],
};
