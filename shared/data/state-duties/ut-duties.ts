import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Lieutenant Governor',
  address:
    'Notary Office, Utah State Capitol, P.O. Box 142325, 350 N. State St., Suite 220, Salt Lake City, UT 84114',
  email: 'notary@utah.gov',
  url: 'https://notary.utah.gov/',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260056038',
};
const none = noneFound('low', 'Utah Code § 46-1-15');

/** What Utah requires of a journal beyond its entries. */
export const utahDuties: StateDuties = {
  office,
  copies: noneFound('low', 'Utah Code § 46-1-15', 'Utah Code § 46-1-13'),
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'After the 10 years, destroy the journal so that it cannot be recovered.',
      rule: 'required_after',
      cite: 'Utah Code ch. 46-1 as amended 2026 (as reported)',
      confidence: 'low',
    },
  ],
  frontPage: none,
  backup: [
    high(
      'Utah Code § 46-1-15(2)(a)',
      'A remote notary keeps a backup of the electronic journal and of each recording, protected from unauthorized access.',
    ),
  ],
  location: [
    high('Utah Code § 46-1-15(1)', 'Keep the journal in your exclusive custody, and let nobody else use it.'),
    high(
      'Utah Code § 46-1-15(2)(b)',
      'A remote notary may name an employer or an electronic repository as custodian, by written agreement.',
    ),
  ],
  recordings: [
    {
      text: 'Keep a copy of the recording of each remote act with its entry. For how long is not confirmed.',
      cite: 'Utah Code § 46-1-14',
      confidence: 'low',
      years: null,
    },
  ],
};
