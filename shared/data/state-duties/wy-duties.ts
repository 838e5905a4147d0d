import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { medium } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address:
    'Notary Division, Herschler Building East, 122 W 25th St., Suites 100 and 101, Cheyenne, WY 82002-0020',
  email: 'notaries@wyo.gov',
  url: 'https://sos.wyo.gov/Services/Notaries.aspx',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260056404/Wyoming+-+U.S.+Notary+Reference',
};
const none = noneFound('low', 'Wyo. Stat. § 32-3-118 (as reported)', 'Code of Wyo. Rules 002-0012-6');

/** What Wyoming requires of a journal beyond its entries. */
export const wyomingDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Let the police examine and copy the journal in an investigation, under a subpoena, or at the direction of the Secretary of State.',
      cite: 'Wyoming notary rules of 2021 (as reported)',
      about: 'answer',
      confidence: 'medium',
      office,
    },
  ],
  loss: [
    {
      text: 'If the journal is lost or stolen, promptly notify the Secretary of State by email, or by letter if you have no email.',
      cite: 'Wyoming notary rules of 2021 (as reported)',
      confidence: 'medium',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Surrender the journal only as a statute, a rule, a court order, or the Secretary of State directs.',
      cite: 'Wyo. Stat. § 32-3-118(f) (as reported)',
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  resignation: [
    {
      text: 'Surrender the journal only as a statute, a rule, a court order, or the Secretary of State directs.',
      cite: 'Wyo. Stat. § 32-3-118(f) (as reported)',
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  death: [
    {
      text: "On a notary's death or incompetency, the representative may send the journals to the Secretary of State.",
      cite: 'Wyo. Stat. § 32-3-118 (as reported)',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
    },
  ],
  destruction: [
    {
      text: 'Destroy no entry unless a statute, rule, court order, or the Secretary of State allows it.',
      rule: 'by_order',
      cite: 'Wyo. Stat. § 32-3-118(f) (as reported)',
      confidence: 'low',
      office,
    },
  ],
  frontPage: none,
  backup: none,
  location: [
    medium('Wyo. Stat. § 32-3-118 (as reported)', 'Keep the journal secure and in your sole control.'),
    {
      text: 'Do not surrender it to an employer without the approval of the Secretary of State. The employer may keep a copy of the entries that you made in your employment.',
      cite: 'Wyoming notary rules of 2021 (as reported)',
      confidence: 'medium',
      office,
    },
  ],
  recordings: none,
};
