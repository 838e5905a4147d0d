import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high, medium } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Corporation Division, 255 Capitol St. NE, Suite 151, Salem, OR 97310',
  url: 'https://sos.oregon.gov/business/Pages/notary.aspx',
  source: 'https://sos.oregon.gov/blue-book/Pages/state/executive/corporation.aspx',
};

/** What Oregon requires of a journal beyond its entries. */
export const oregonDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'The journal of a notary in private business is exempt from disclosure as a public record. That of a public employee generally is not.',
      cite: 'ORS 194.300',
      confidence: 'medium',
      askedBy: 'lawful_request',
    },
  ],
  officials: [
    {
      text: 'Give entries of an electronic journal to the Secretary of State as a PDF on demand, and as one single file if you must submit the journal.',
      cite: 'OAR 160-100-0210',
      about: 'form',
      confidence: 'high',
      office,
    },
  ],
  loss: [
    {
      text: 'If the journal is lost or stolen, promptly notify the Secretary of State.',
      cite: 'ORS 194.300',
      confidence: 'medium',
      within: 'promptly',
      office,
    },
    {
      text: 'You may file a written notice under oath or affirmation.',
      cite: 'OAR 160-100-0220',
      confidence: 'high',
      office,
      notice: [
        'whether the journal is lost, misplaced, destroyed, or otherwise unusable',
        'how that happened',
        'the date when you discovered it',
        'a statement that you do not have the journal and do not know who has it or where it is',
      ],
    },
  ],
  commissionEnd: [
    {
      text: 'If your commission is revoked, send the journal to the Secretary of State within 30 days.',
      cite: 'ORS 194.300',
      confidence: 'medium',
      within: { days: 30 },
      office,
      journal: 'deliver',
      only: ['removed'],
    },
    {
      text: 'If your commission expires or is suspended, keep the journal for its full retention period.',
      cite: 'ORS 194.300',
      confidence: 'medium',
      journal: 'keep',
      only: ['expired', 'renewing'],
    },
    {
      text: 'Within 30 days after your commission expires or is revoked, file records of protests of commercial paper with the Secretary of State.',
      cite: 'OAR 160-100-0350',
      confidence: 'high',
      within: { days: 30 },
      onlyIf: true,
      office,
      journal: 'deliver',
    },
  ],
  resignation: [
    {
      text: 'Keep the journal for its full retention period.',
      cite: 'ORS 194.300',
      confidence: 'medium',
      journal: 'keep',
    },
    {
      text: 'After you resigned, keep the records readable for 10 years after the last act, so that you can obtain them within 15 days of a request.',
      cite: 'OAR 160-100-0310',
      confidence: 'high',
      within: { days: 15 },
      onlyIf: true,
      office,
      journal: 'deliver',
    },
    {
      text: 'Within 30 days, file records of protests of commercial paper with the Secretary of State.',
      cite: 'OAR 160-100-0350',
      confidence: 'high',
      within: { days: 30 },
      onlyIf: true,
      office,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: "On a notary's death or incompetency, the representative sends the journal to the Secretary of State.",
      cite: 'ORS 194.300',
      confidence: 'medium',
      office,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    high(
      'OAR 160-100-0200',
      'The front page of a paper journal names the earliest date on which it may be destroyed: ten years after the last act in it.',
    ),
  ],
  frontPage: [
    {
      text: 'The inside cover or first page of a paper journal shows your name, address, commission number and expiration date, and the earliest date of destruction.',
      cite: 'OAR 160-100-0200',
      confidence: 'high',
      items: ['name', 'office_address', 'commission_number', 'commission_expiration', 'destruction_date'],
    },
    {
      text: 'It also states that the journal goes to the Secretary of State if you die, or names your employer and the date of your written agreement.',
      cite: 'OAR 160-100-0200',
      confidence: 'high',
      items: ['statement_on_death'],
      office,
    },
  ],
  backup: noneFound('low', 'OAR 160-100-0215 (not read)'),
  location: [
    medium('ORS 194.300', 'An employer may keep your journal only under a written agreement with you.'),
  ],
  recordings: [
    {
      text: 'Keep the records of a remote act safe and secure for ten years after it, and give them to the Secretary of State on request.',
      cite: 'OAR 160-100-0855(4)',
      confidence: 'high',
      years: 10,
    },
  ],
};
