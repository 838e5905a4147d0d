import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Department of State',
  address: 'Division of Corporations, Notary Section, P.O. Box 6327, Tallahassee, FL 32314-6327',
  url: 'https://flgov.com/eog/info/notary',
  source: 'https://notaryassn.org/notary-information/florida/',
};
const none = noneFound('medium', 'Fla. Stat. § 117.245(1)', "Florida Governor's notary manual (as reported)");

/** What Florida requires of a journal beyond its entries. */
export const floridaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'On request, give the parties, title agents, and others whom the law names an electronic copy of the entry of an online notarization, and access to its recording.',
      cite: 'Fla. Stat. § 117.255(5)',
      confidence: 'high',
      askedBy: 'parties',
    },
  ],
  officials: noneFound('low', 'Fla. Stat. § 117.255(5)'),
  loss: [
    {
      text: 'If your electronic journal of online notarizations is used without authority, or its security is compromised, notify the police and the Department of State within 7 days after you discover it.',
      cite: 'Fla. Stat. § 117.255(4)',
      confidence: 'high',
      within: { days: 7 },
      office,
    },
  ],
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'not_stated',
  destruction: none,
  frontPage: none,
  backup: [
    medium(
      'Florida online notary course, record keeping',
      'Keep a backup copy of the electronic journal of online notarizations.',
    ),
  ],
  location: [
    {
      text: 'If a repository stores the recordings, tell the Department of State where they are.',
      cite: 'Florida online notary course, record keeping',
      confidence: 'medium',
      office,
    },
  ],
  recordings: [
    {
      text: 'Keep the recording of an online notarization for 10 years.',
      cite: 'Florida online notary course, record keeping',
      confidence: 'medium',
      years: 10,
    },
  ],
};
