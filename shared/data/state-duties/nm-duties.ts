import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'New Mexico Capitol Annex North, 325 Don Gaspar, Suite 300, Santa Fe, NM 87501',
  url: 'https://www.sos.nm.gov/business-services/notary-and-apostille/',
  source: 'https://www.sos.nm.gov/notary-and-apostille/notary-commissions/notarial-definitions/',
};
const records: Office = { name: 'State Records Officer' };
const none = noneFound('low', 'NMSA 1978, § 14-14A-18', '12.9.3.15 NMAC');

/** What New Mexico requires of a journal beyond its entries. */
export const newMexicoDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Be able to give the public entries of an electronic journal as a PDF.',
      cite: '12.9.3.15(E) NMAC',
      confidence: 'high',
      askedBy: 'anyone',
    },
  ],
  officials: [
    {
      text: 'Be able to give the State Ethics Commission entries of an electronic journal as a PDF.',
      cite: '12.9.3.15(E) NMAC',
      about: 'form',
      confidence: 'high',
      office: { name: 'State Ethics Commission' },
    },
  ],
  loss: [
    {
      text: 'If the journal is lost or stolen, promptly notify the Secretary of State on the prescribed form.',
      cite: '12.9.3.15(F) NMAC',
      confidence: 'high',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Keep the journal for its 10 years, or send it to the Secretary of State, the State Records Officer, or an approved repository.',
      cite: 'NMSA 1978, § 14-14A-18',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
    },
    {
      text: 'If you send it to the State Records Officer, notify the Secretary of State on the form within 30 days. Hand over an electronic journal as a PDF.',
      cite: '12.9.3.15(C) NMAC',
      confidence: 'high',
      within: { days: 30 },
      office: records,
      journal: 'may_deliver',
    },
  ],
  resignation: [
    {
      text: 'Keep the journal for its 10 years, or send it to the Secretary of State, the State Records Officer, or an approved repository.',
      cite: 'NMSA 1978, § 14-14A-18',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
    },
    {
      text: 'If you send it to the State Records Officer, notify the Secretary of State on the form within 30 days. Hand over an electronic journal as a PDF.',
      cite: '12.9.3.15(C) NMAC',
      confidence: 'high',
      within: { days: 30 },
      office: records,
      journal: 'may_deliver',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      '12.9.3.15(E) NMAC',
      'An electronic journal must be stored securely, and you must be able to recover it after a malfunction or crash.',
    ),
  ],
  location: [
    high(
      '12.9.3.15(B) NMAC',
      'Store the journal in a secure location under your sole control, also after your commission has ended. A former employer may keep only a copy, clearly marked as a copy.',
    ),
  ],
  recordings: none,
};
