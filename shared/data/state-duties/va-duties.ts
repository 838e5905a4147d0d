import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of the Commonwealth',
  address: 'Notary Public Division, P.O. Box 1795, Richmond, VA 23218-1795',
  url: 'https://www.commonwealth.virginia.gov/official-documents/notary-commissions/',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259859353/Virginia+-+U.S.+Notary+Reference',
};
const none = noneFound('medium', 'Va. Code § 47.1-14', 'Va. Code § 47.1-22');

/** What Virginia requires of a journal beyond its entries. */
export const virginiaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Provide for the lawful inspection of your record of electronic acts.',
      cite: 'Va. Code § 47.1-14(C)',
      confidence: 'high',
      askedBy: 'lawful_request',
    },
  ],
  officials: none,
  loss: [
    {
      text: 'If the record is lost or stolen, immediately notify the Secretary of the Commonwealth in writing. After theft or vandalism, also inform the police.',
      cite: 'Va. Code § 47.1-14',
      confidence: 'low',
      within: 'immediately',
      office,
    },
  ],
  commissionEnd: none,
  resignation: noneFound('high', 'Va. Code § 47.1-22'),
  death: none,
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: [high('Va. Code § 47.1-14(C)', 'Keep the record of electronic acts protected and backed up.')],
  location: [
    high('Va. Code § 47.1-14(C)', 'Keep the record of electronic acts under your exclusive control.'),
  ],
  recordings: [
    {
      text: 'Keep the recording of a remote act for at least 5 years from the date of the transaction.',
      cite: 'Va. Code § 47.1-14(C)',
      confidence: 'high',
      years: 5,
    },
  ],
};
