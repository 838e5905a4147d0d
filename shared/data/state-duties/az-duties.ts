import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';
import { police } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Attn: Notary Department, 1700 W. Washington Street, Floor 7, Phoenix, AZ 85007-2808',
  url: 'https://azsos.gov/business/notary-public',
  source: 'https://www.law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R2-12-1308',
};
const none = noneFound('medium', 'A.R.S. § 41-319(A)', 'A.R.S. § 41-317', 'A.R.S. § 41-323');

/** What Arizona requires of a journal beyond its entries. */
export const arizonaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'On request, give a certified copy of any public record in your journal.',
      cite: 'A.R.S. § 41-319(A)',
      confidence: 'high',
      askedBy: 'anyone',
      certified: true,
    },
    {
      text: 'Records that are confidential under federal or state law, or covered by the attorney-client privilege, are not public. Enter those acts in a separate second journal.',
      cite: 'A.R.S. § 41-319(A)',
      confidence: 'high',
      askedBy: 'anyone',
      redact: true,
    },
  ],
  officials: none,
  loss: [
    {
      text: 'Within 10 days after your journal is lost, stolen, or compromised, send the Secretary of State a signed notice by certified mail or other means that gives a receipt.',
      cite: 'A.R.S. § 41-323(B)',
      confidence: 'high',
      within: { days: 10 },
      office,
      withReceipt: true,
      notice: ['what was lost, stolen, or compromised', 'your signature'],
    },
    {
      text: 'After a theft, also inform the police.',
      cite: 'A.R.S. § 41-323(B)',
      confidence: 'high',
      office: police,
    },
    high(
      'A.R.S. § 41-323(C)',
      'If you miss the deadline, the Secretary of State must impose a civil penalty of $1,000.',
    ),
  ],
  commissionEnd: [
    {
      text: 'If you do not apply for reappointment before your commission expires, or if it is revoked, deliver the journal, records, and stamp to the Secretary of State by certified mail or other means that gives a receipt.',
      cite: 'A.R.S. § 41-317(B)',
      confidence: 'high',
      office,
      withReceipt: true,
      journal: 'deliver',
      only: ['expired', 'removed'],
    },
    {
      text: 'If you fail to deliver them within 3 months, you owe the state $50 to $500.',
      cite: 'A.R.S. § 41-317(B)',
      confidence: 'high',
      within: { months: 3 },
      office,
      journal: 'deliver',
      only: ['expired', 'removed'],
    },
  ],
  resignation: [
    {
      text: 'Resign in writing, and deliver the journal, records, and stamp to the Secretary of State by certified mail or other means that gives a receipt. Records of acts that are not public stay out of this delivery.',
      cite: 'A.R.S. § 41-317(B)',
      confidence: 'high',
      within: { months: 3 },
      office,
      withReceipt: true,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: 'The personal representative delivers the journal, records, and stamp to the Secretary of State, within 3 months after being appointed.',
      cite: 'A.R.S. § 41-317(B)',
      confidence: 'high',
      within: { months: 3 },
      office,
      withReceipt: true,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'act',
  destruction: [
    high(
      'A.R.S. § 41-318',
      'Anyone who knowingly destroys, defaces, or conceals a journal entry owes the state up to $500, and damages to anyone injured.',
    ),
  ],
  frontPage: none,
  backup: [
    high(
      'A.A.C. R2-12-1308',
      'For remote online acts, keep a secure backup of the electronic journal and of the recording.',
    ),
  ],
  location: [
    high(
      'A.A.C. R2-12-1308',
      'Keep the electronic journal of remote online acts where a password or encryption protects it. You may engage a depository by written contract.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the recording of a remote online act for at least 5 years after it was made.',
      cite: 'A.A.C. R2-12-1308',
      confidence: 'high',
      years: 5,
    },
  ],
};
