import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Services, 421 NW 13th St., Suite 210, Oklahoma City, OK 73103',
  url: 'https://www.sos.ok.gov/notary/default.aspx',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259859238',
};
const none = noneFound('medium', '49 O.S. § 206', 'Okla. Admin. Code 655:25-11-8');

/** What Oklahoma requires of a journal beyond its entries. */
export const oklahomaDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'A bill of 2025 would require you to file the log of absentee ballot affidavits with the county election board after 20 affidavits.',
      cite: 'HB 2191 of 2025 (as reported)',
      about: 'other',
      confidence: 'low',
      office: { name: 'County election board' },
    },
  ],
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: [
    {
      text: 'The personal representative keeps the journal of remote acts, gives it to a depository, or sends it to the Secretary of State.',
      cite: '49 O.S. § 206',
      confidence: 'high',
      office,
      journal: 'may_deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: [
    medium(
      'Okla. Admin. Code 655:25-11-8',
      'Protect the journal of remote acts against access by others, and back it up.',
    ),
  ],
  location: none,
  recordings: [
    {
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: '49 O.S. § 206',
      confidence: 'high',
      years: 10,
    },
  ],
};
