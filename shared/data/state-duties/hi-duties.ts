import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Attorney General',
  address: 'Notary Public Program, 425 Queen Street, Honolulu, HI 96813',
  url: 'http://ag.hawaii.gov/notaries-public/',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258417271/Hawaii+-+U.S.+Notary+Reference',
};
const none = noneFound('medium', 'HRS § 456-15(a)', 'HAR § 5-11-9');

/** What Hawaii requires of a journal beyond its entries. */
export const hawaiiDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'You may give a certified copy of an entry to the signer and to parties of the document, for at most $5.',
      cite: 'Hawaii notary exam guide of 2026 (as reported)',
      confidence: 'low',
      askedBy: 'parties',
      certified: true,
      fee: { cents: 500, per: 'copy' },
    },
  ],
  officials: [
    {
      text: 'The Attorney General may audit your journal at any time.',
      cite: 'HAR § 5-11-9(f)',
      about: 'answer',
      confidence: 'high',
      office,
    },
  ],
  loss: [
    {
      text: 'Notify the Attorney General in writing within 10 days after the journal is lost, misplaced, or stolen.',
      cite: 'HAR § 5-11-18',
      confidence: 'medium',
      within: { days: 10 },
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'When your commission is revoked, suspended, or abandoned, or expires without renewal, keep the journal and tell the Attorney General where it is. Failure may bring a fine of $50 to $500.',
      cite: 'HAR § 5-11-9(f)',
      confidence: 'high',
      office,
      journal: 'keep',
      only: ['expired', 'removed'],
    },
    {
      text: 'You have 90 days to tell the Attorney General.',
      cite: 'Hawaii notary course, disposition of the journal (as reported)',
      confidence: 'medium',
      within: { days: 90 },
      office,
      journal: 'keep',
      only: ['expired', 'removed'],
    },
  ],
  resignation: [
    {
      text: 'Keep the journal and tell the Attorney General where it is.',
      cite: 'HAR § 5-11-9(f)',
      confidence: 'high',
      office,
      journal: 'keep',
    },
    {
      text: 'You have 90 days to tell the Attorney General.',
      cite: 'Hawaii notary course, disposition of the journal (as reported)',
      confidence: 'medium',
      within: { days: 90 },
      office,
      journal: 'keep',
    },
  ],
  death: [
    {
      text: 'The personal representative delivers the journal to the Attorney General, or to a repository that the Attorney General approved, within 90 days.',
      cite: 'Hawaii notary course, disposition of the journal (as reported)',
      confidence: 'medium',
      within: { days: 90 },
      office,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: [
    {
      text: 'On the information page of the tangible journal, print your name, business address, commission number and its expiration date, the journal number, and the dates of the first and last act.',
      cite: 'HAR § 5-11-9',
      confidence: 'high',
      items: [
        'name',
        'office_address',
        'commission_number',
        'commission_expiration',
        'journal_id',
        'first_and_last_entry',
      ],
    },
    {
      text: 'Print your name and commission number on each set of pages as well.',
      cite: 'HAR § 5-11-9',
      confidence: 'high',
      items: ['name', 'commission_on_each_page'],
    },
  ],
  backup: none,
  location: none,
  recordings: noneFound('low', 'HRS ch. 456 (as reported)'),
};
