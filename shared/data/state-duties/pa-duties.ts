import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Department of State',
  address: 'Bureau of Elections and Notaries, 210 North Office Building, Harrisburg, PA 17120-0029',
  url: 'https://www.dos.pa.gov/OtherServices/Notaries/',
  source: 'https://nnainternal.atlassian.net/wiki/pages/viewpage.action?pageId=3626467353',
};
const recorder: Office = { name: 'Recorder of deeds of the county where you last had an office' };
const none = noneFound('low', '57 Pa.C.S. § 319', '4 Pa. Code ch. 167 (as reported)');

/** What Pennsylvania requires of a journal beyond its entries. */
export const pennsylvaniaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Give a certified copy of the journal to a person who applies for it.',
      cite: '57 Pa.C.S. § 319',
      confidence: 'low',
      askedBy: 'anyone',
      certified: true,
    },
  ],
  officials: none,
  loss: [
    {
      text: 'If the journal is lost or stolen, notify the Department of State promptly after you discover it.',
      cite: '57 Pa.C.S. § 319(d)',
      confidence: 'high',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Within 30 days after your commission expires or is revoked, deliver the journal to the recorder of deeds of the county where you last had an office.',
      cite: '57 Pa.C.S. § 319(e)',
      confidence: 'high',
      within: { days: 30 },
      office: recorder,
      journal: 'deliver',
      only: ['expired', 'removed'],
    },
    {
      text: 'After an expiration, you need not deliver it if you apply for a new commission within those 30 days.',
      cite: '57 Pa.C.S. § 319(e)',
      confidence: 'high',
      journal: 'keep',
      only: ['renewing'],
    },
  ],
  resignation: [
    {
      text: 'Within 30 days after you resign, deliver the journal to the recorder of deeds of the county where you last had an office.',
      cite: '57 Pa.C.S. § 319(e)',
      confidence: 'high',
      within: { days: 30 },
      office: recorder,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: 'The personal representative delivers the journal to the recorder of deeds.',
      cite: '57 Pa.C.S. § 319',
      confidence: 'medium',
      office: recorder,
      journal: 'deliver',
    },
  ],
  destruction: none,
  frontPage: [
    {
      text: 'The front of the journal shows your name, commission number and expiration date, office address and signature, and explains the abbreviations that you use.',
      cite: '4 Pa. Code ch. 167 (as reported)',
      confidence: 'low',
      items: [
        'name',
        'commission_number',
        'commission_expiration',
        'office_address',
        'signature',
        'abbreviations',
      ],
    },
  ],
  backup: none,
  location: [
    medium('57 Pa.C.S. § 319', 'The journal is your exclusive property. Your employer may not keep it.'),
  ],
  recordings: [
    {
      text: 'Keep the recording of a remote act for at least 10 years.',
      cite: '57 Pa.C.S. § 306.1 (as reported)',
      confidence: 'medium',
      years: 10,
    },
  ],
};
