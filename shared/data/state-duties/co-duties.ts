import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Business and Licensing Division, Notary Program, 1700 Broadway, Suite 200, Denver, CO 80290',
  url: 'https://www.coloradosos.gov/pubs/notary/home.html',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258351618/Colorado+-+U.S.+Notary+Reference',
};
const archives: Office = {
  name: 'Colorado State Archives',
  address: '1001 E 62nd Ave, Room 120, Denver, CO 80216',
  source: 'https://archives.colorado.gov/records-management/notary-journal-storage',
};
const none = noneFound('low', 'C.R.S. § 24-21-519');

/** What Colorado requires of a journal beyond its entries. */
export const coloradoDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Anyone may ask in writing for a copy of an entry. The request names the parties, the type of document, and the month and year.',
      cite: 'C.R.S. § 24-21-519',
      confidence: 'low',
      askedBy: 'anyone',
      form: 'written',
      named: true,
    },
  ],
  officials: [
    {
      text: 'Be ready to show the journal to the Secretary of State, who may audit it.',
      cite: 'C.R.S. § 24-21-519',
      about: 'answer',
      confidence: 'low',
      office,
    },
  ],
  loss: [
    {
      text: 'If the journal is lost or stolen, notify the Secretary of State in writing within 30 days after you discover it.',
      cite: 'C.R.S. § 24-21-519(8) (as reported)',
      confidence: 'medium',
      within: { days: 30 },
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'When your commission expires or is revoked, keep the journal for its full retention period and tell the Secretary of State where it is.',
      cite: 'C.R.S. § 24-21-519(10) (as quoted)',
      confidence: 'high',
      office,
      journal: 'keep',
    },
    {
      text: 'Instead, you may send the journal to the State Archives with its deposit form.',
      cite: 'Colorado State Archives, notary journal storage',
      confidence: 'high',
      office: archives,
      journal: 'may_deliver',
    },
    {
      text: 'You may also leave it with your firm or employer. Notify the Secretary of State and name the firm.',
      cite: 'C.R.S. § 24-21-519',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
    },
  ],
  resignation: [
    {
      text: 'When you resign, keep the journal for its full retention period and tell the Secretary of State where it is.',
      cite: 'C.R.S. § 24-21-519(10) (as quoted)',
      confidence: 'high',
      office,
      journal: 'keep',
    },
    {
      text: 'Instead, you may send the journal to the State Archives with its deposit form.',
      cite: 'Colorado State Archives, notary journal storage',
      confidence: 'high',
      office: archives,
      journal: 'may_deliver',
    },
  ],
  death: [
    {
      text: 'The personal representative, guardian, or anyone else who knowingly has the journal may send it to the State Archives.',
      cite: 'Colorado State Archives, notary journal storage',
      confidence: 'high',
      office: archives,
      journal: 'may_deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    high(
      'Colorado State Archives, notary journal storage',
      'The State Archives destroy a deposited journal when its retention period has ended.',
    ),
  ],
  frontPage: none,
  backup: none,
  location: [
    high(
      'C.R.S. § 24-21-519(4)',
      'You are responsible for the security of the journal. Keep it in a secure area under your exclusive control.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the audio-video recording of a remote act for 10 years.',
      cite: 'C.R.S. § 24-21-514.5(9)',
      confidence: 'medium',
      years: 10,
    },
  ],
};
