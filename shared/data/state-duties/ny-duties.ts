import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { low } from '../state-guide.ts';

const office: Office = {
  name: 'Department of State',
  address: 'Division of Licensing Services, Notary Public, P.O. Box 22065, Albany, NY 12201-2065',
  url: 'https://dos.ny.gov/notary-public',
  source: 'https://fill.io/Notary-Public-Application-Instructions',
};
const none = noneFound('low', '19 NYCRR Part 182');

/** What New York requires of a journal beyond its entries. */
export const newYorkDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Be able to produce your records to the Secretary of State, and to others as your obligations as a notary require.',
      cite: '19 NYCRR 182.9',
      about: 'answer',
      confidence: 'high',
      office,
    },
  ],
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: none,
  location: [low('19 NYCRR Part 182', 'A third party may store your records.')],
  recordings: [
    {
      text: 'Keep the audio and video recording of an electronic act for 10 years.',
      cite: '19 NYCRR Part 182',
      confidence: 'low',
      years: 10,
    },
  ],
};
