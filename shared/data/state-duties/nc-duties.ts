import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';
import { police } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Section, P.O. Box 29626, Raleigh, NC 27626-0626',
  url: 'https://www.sosnc.gov/divisions/notary',
  source:
    'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20b/18%20ncac%2007b%20.0103.html',
};
const registerOfDeeds: Office = { name: 'Register of deeds of the county where you were commissioned' };
const none = noneFound('low', '18 NCAC 07I');

/** What North Carolina requires of a journal beyond its entries. */
export const northCarolinaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Entries in your journal are not public records.',
      cite: 'G.S. 10B-20 as amended by S 552 of 2023 (as reported)',
      confidence: 'low',
      askedBy: 'lawful_request',
    },
  ],
  officials: [
    {
      text: 'Produce the records of electronic acts that the Secretary of State requests within the time that the request sets. Otherwise your power to act as a notary is suspended.',
      cite: 'G.S. 10B-134.17',
      about: 'answer',
      confidence: 'high',
      office,
    },
  ],
  loss: [
    {
      text: 'Within 10 days after you discover a permanent loss of data, an unauthorized use, a loss of use, or a breach of your electronic journal or recordings of remote acts, notify the Secretary of State in writing.',
      cite: 'G.S. 10B-134.17',
      confidence: 'high',
      within: { days: 10 },
      office,
      notice: [
        'whether data was permanently lost, used without authority, no longer usable, or compromised',
        'your signature in the official name in which you were commissioned',
      ],
    },
    {
      text: 'Send the same signed notice, within the same 10 days, to the register of deeds of the county where you were commissioned.',
      cite: 'G.S. 10B-134.17',
      confidence: 'high',
      within: { days: 10 },
      office: registerOfDeeds,
    },
    {
      text: 'After theft, tampering, or vandalism, inform the police within the same 10 days.',
      cite: 'G.S. 10B-134.17',
      confidence: 'high',
      within: { days: 10 },
      office: police,
    },
  ],
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'not_stated',
  destruction: [
    {
      text: 'Do not surrender or destroy the electronic journal or recordings of remote acts, except by court order or as rules of the Secretary of State allow. When your employment ends, you may leave a journal of acts for the employer’s business to the employer if you keep a backup for 10 years after the last act in it.',
      rule: 'by_order',
      cite: 'G.S. 10B-134.15',
      confidence: 'high',
    },
  ],
  frontPage: none,
  backup: none,
  location: [
    high(
      'G.S. 10B-134.15',
      'The electronic journal of remote acts is your exclusive property. Let no one else make entries in it.',
    ),
    high(
      'G.S. 10B-134.17',
      'Store the entries and recordings of remote acts in a depository under your control or with a custodian. A custodian must be a vendor that the Secretary of State approved.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the recording of an electronic or remote act for 10 years.',
      cite: '18 NCAC 07I',
      confidence: 'low',
      years: 10,
    },
  ],
};
