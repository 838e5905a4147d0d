import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Section, P.O. Box 942877, Sacramento, CA 94277-0001',
  url: 'https://www.sos.ca.gov/notary',
  source: 'http://www.notaryofamerica.com/state.aspx?categoryid=719',
};
const clerk: Office = { name: 'County clerk who holds your oath of office' };
const none = noneFound('medium', 'Cal. Gov. Code § 8206(a)(1)', 'Cal. Gov. Code § 8206(a)(2)');

/** What California requires of a journal beyond its entries. */
export const californiaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Anyone may ask in writing for a copy of one entry. The request names the parties, the type of document, and the month and year. Answer within 15 business days: send a photocopy, or say that there is no such entry.',
      cite: 'Cal. Gov. Code §§ 8206(c), 8206.5',
      confidence: 'medium',
      within: { businessDays: 15 },
      askedBy: 'anyone',
      form: 'written',
      named: true,
    },
    {
      text: 'You may charge at most $0.30 a page.',
      cite: 'Cal. Gov. Code §§ 8206(c), 8206.5',
      confidence: 'medium',
      askedBy: 'anyone',
      fee: { cents: 30, per: 'page' },
    },
  ],
  officials: [
    {
      text: 'When the Secretary of State asks in writing, furnish certified copies of your journal.',
      cite: 'Cal. Gov. Code § 8205(b)',
      about: 'answer',
      confidence: 'medium',
      office,
    },
    {
      text: "Answer the Secretary of State's written questions about your official acts within 30 days.",
      cite: 'Cal. Gov. Code § 8205(b)',
      about: 'answer',
      confidence: 'medium',
      within: { days: 30 },
      office,
    },
    {
      text: 'If you surrender the journal to a peace officer, get a receipt. Notify the Secretary of State within 10 days, by certified mail or other means that gives a receipt. Start a new journal, and never write in the old one again.',
      cite: 'Cal. Gov. Code § 8206(a)(1), (d) (as reported)',
      about: 'surrender',
      confidence: 'medium',
      within: { days: 10 },
      office,
      newJournal: true,
    },
  ],
  loss: [
    {
      text: 'If the journal is lost, stolen, or damaged, notify the Secretary of State immediately, by certified or registered mail or other means that gives a receipt.',
      cite: 'Cal. Gov. Code § 8206(b)',
      confidence: 'medium',
      within: 'immediately',
      office,
      withReceipt: true,
      notice: [
        'the period of the entries',
        'your commission number',
        'your commission expiration date',
        'a copy of the police report, if there is one',
      ],
    },
  ],
  commissionEnd: [
    {
      text: 'If you have no new commission within 30 days after yours expires, deliver all notarial records to the county clerk within the 30 days after that.',
      cite: 'Cal. Gov. Code § 8209(a), (c)',
      confidence: 'high',
      within: { days: 60 },
      office: clerk,
      journal: 'deliver',
      only: ['expired', 'renewing'],
    },
    {
      text: 'If you are disqualified or removed, deliver them within 30 days. Willful failure is a misdemeanor.',
      cite: 'Cal. Gov. Code § 8209(a), (c)',
      confidence: 'high',
      within: { days: 30 },
      office: clerk,
      journal: 'deliver',
      only: ['removed'],
    },
  ],
  resignation: [
    {
      text: 'Deliver all notarial records within 30 days to the clerk of the county where your current oath is on file. Willful failure is a misdemeanor.',
      cite: 'Cal. Gov. Code § 8209(a), (c)',
      confidence: 'high',
      within: { days: 30 },
      office: clerk,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: 'The personal representative promptly notifies the Secretary of State of the death.',
      cite: 'Cal. Gov. Code § 8209(b)',
      confidence: 'high',
      within: 'promptly',
      office,
      journal: 'deliver',
    },
    {
      text: 'The personal representative delivers all notarial records to the clerk of the county where the oath is on file.',
      cite: 'Cal. Gov. Code § 8209(b)',
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
    },
  ],
  destruction: [
    {
      text: 'Do not destroy a journal. The county clerk may destroy delivered journals after 10 years, by order of the court, if nobody asked for them.',
      rule: 'never',
      cite: 'Cal. Gov. Code § 8209(a), (c)',
      confidence: 'high',
    },
  ],
  frontPage: none,
  backup: none,
  location: [
    medium(
      'Cal. Gov. Code § 8206(a)(1), (d) (as reported)',
      'Keep the journal in a locked and secured area, under your direct and exclusive control. Never surrender it to an employer.',
    ),
  ],
  recordings: noneFound('low', 'Cal. Gov. Code § 8231 et seq. (SB 696)'),
};
