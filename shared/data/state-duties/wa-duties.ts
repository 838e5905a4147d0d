import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high, medium } from '../state-guide.ts';

const office: Office = {
  name: 'Department of Licensing',
  address: 'P.O. Box 9027, Olympia, WA 98507-9027',
  email: 'notaries@dol.wa.gov',
  url: 'https://www.dol.wa.gov/professional-licenses/notaries-public',
  source: 'https://lawfilesext.leg.wa.gov/Law/WSR/2020/19/20-19-131.htm',
};
const none = noneFound('low', 'RCW 42.45.180', 'WAC 308-30-210');

/** What Washington requires of a journal beyond its entries. */
export const washingtonDuties: StateDuties = {
  office,
  copies: noneFound('medium', 'WAC 308-30-200(2)'),
  officials: none,
  loss: [
    {
      text: 'If your journal is lost or stolen, notify the Department of Licensing promptly after you discover it.',
      cite: 'RCW 42.45.180(5)',
      confidence: 'high',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Keep the journal for its 10 years, and tell the Department of Licensing where it is.',
      cite: 'WAC 308-30-210',
      confidence: 'medium',
      office,
      journal: 'keep',
    },
    {
      text: 'If you keep recordings of remote acts, give the Department of Licensing instructions for access to them when your commission expires without renewal or is revoked.',
      cite: 'WAC 308-30-330',
      confidence: 'high',
      office,
      journal: 'keep',
      onlyIf: true,
      only: ['expired', 'removed'],
    },
  ],
  resignation: [
    {
      text: 'Keep the journal for its 10 years, and tell the Department of Licensing where it is.',
      cite: 'WAC 308-30-210',
      confidence: 'medium',
      office,
      journal: 'keep',
    },
    {
      text: 'If you keep recordings of remote acts, give the Department of Licensing instructions for access to them.',
      cite: 'WAC 308-30-330',
      confidence: 'high',
      office,
      journal: 'keep',
      onlyIf: true,
    },
  ],
  death: [
    {
      text: "The notary's personal representative or guardian gives the Department of Licensing instructions for access to the recordings of remote acts.",
      cite: 'WAC 308-30-330',
      confidence: 'high',
      office,
      journal: 'keep',
      onlyIf: true,
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'After the 10 years, destroy the journal as the rules require.',
      rule: 'required_after',
      cite: 'RCW 42.45.180(1), (3)',
      confidence: 'high',
    },
    medium('WAC 308-30-210', 'Reports say that the rule requires shredding.'),
  ],
  frontPage: none,
  backup: [
    high(
      'WAC 308-30-200(2)',
      'If you keep an electronic journal beside the tangible one, it must create a duplicate record as a backup.',
    ),
  ],
  location: [
    high(
      'RCW 42.45.180(5)',
      'Keep the journal in a locked and secured area, under your direct and exclusive control. Failure may cost you your commission.',
    ),
    high('WAC 308-30-200(3)', 'The journal is your exclusive property. Never surrender it to an employer.'),
  ],
  recordings: [
    {
      text: 'Keep the recording of a remote act for at least 10 years after it is made, protected by a password or the like, with a secure backup.',
      cite: 'WAC 308-30-330',
      confidence: 'high',
      years: 10,
    },
  ],
};
