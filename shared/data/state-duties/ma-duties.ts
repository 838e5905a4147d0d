import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of the Commonwealth',
  address: 'Commissions Section, McCormack Building, Room 1719, One Ashburton Place, Boston, MA 02108',
  url: 'https://www.sec.state.ma.us/divisions/commissions/commissions.htm',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3258417384/Massachusetts+-+U.S.+Notary+Reference',
};
const none = noneFound('low', 'M.G.L. c. 222, § 22(f)', 'M.G.L. c. 222, § 24');

/** What Massachusetts requires of a journal beyond its entries. */
export const massachusettsDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Provide for lawful inspection of the journal.',
      cite: 'M.G.L. c. 222, § 22(a)',
      confidence: 'high',
      askedBy: 'lawful_request',
    },
    {
      text: "If a signer or witness told you that he or she is a battered person, do not let anyone inspect that person's address.",
      cite: 'M.G.L. c. 222, § 22(c)(iv)',
      confidence: 'high',
      askedBy: 'lawful_request',
      redact: true,
    },
  ],
  officials: [
    {
      text: 'If you keep an electronic journal, follow the rules of the state secretary, including those on the regular transfer of entries to the secretary.',
      cite: 'M.G.L. c. 222, § 22(a)',
      about: 'other',
      confidence: 'high',
      office,
    },
  ],
  loss: none,
  commissionEnd: [
    {
      text: 'Section 24 says what to do with the journal when your commission expires or is revoked. Its text was not read: ask the state secretary.',
      cite: 'M.G.L. c. 222, § 24',
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  resignation: [
    {
      text: 'Section 24 says what to do with the journal when you resign. Its text was not read: ask the state secretary.',
      cite: 'M.G.L. c. 222, § 24',
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  death: noneFound('low', 'M.G.L. c. 222, § 24'),
  retentionFrom: 'not_stated',
  destruction: [medium('M.G.L. c. 222, § 10', "The law sets a penalty for destroying a notary's records.")],
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of a remote act for 10 years.',
      cite: 'Massachusetts law on remote acts, 2023 (as reported)',
      confidence: 'low',
      years: 10,
    },
  ],
};
