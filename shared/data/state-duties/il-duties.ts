import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Index Department, 111 E. Monroe Street, Springfield, IL 62756',
  url: 'https://www.ilsos.gov/departments/index/notary/home.html',
  source: 'https://ilga.gov/commission/jcar/admincode/014/014001760000110R.html',
};
const none = noneFound('low', '14 Ill. Adm. Code 176.900(a)', '14 Ill. Adm. Code 176.960 (not read)');

/** What Illinois requires of a journal beyond its entries. */
export const illinoisDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Anyone may inspect an entry in your presence during your business hours, under the conditions of the rule. You may refuse if you have good reason to suspect a criminal or harmful intent.',
      cite: '14 Ill. Adm. Code 176.950',
      confidence: 'high',
      askedBy: 'anyone',
      form: 'in_person',
      mayRefuseHarm: true,
    },
    {
      text: 'If you recorded prohibited information by mistake, redact it before anyone sees or copies the journal.',
      cite: '14 Ill. Adm. Code 176.910(d)',
      confidence: 'high',
      askedBy: 'anyone',
      redact: true,
    },
  ],
  officials: [
    {
      text: 'Comply with a subpoena, or with an investigative request by the police or the Secretary of State, in the manner that it specifies.',
      cite: '14 Ill. Adm. Code 176.950(c)',
      about: 'answer',
      confidence: 'high',
      office,
    },
    {
      text: 'Give the Secretary of State entries of an electronic journal as a PDF when asked.',
      cite: '14 Ill. Adm. Code 176.930',
      about: 'form',
      confidence: 'high',
      office,
    },
  ],
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: [
    {
      text: 'The personal representative, the guardian, or anyone else who knowingly has the journal must deliver or mail it to the Secretary of State.',
      cite: '14 Ill. Adm. Code 176.900(b)',
      confidence: 'high',
      office,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'Never delete or change an entry of an electronic journal, except to redact information that is not allowed in it.',
      rule: 'never',
      cite: '14 Ill. Adm. Code 176.900(d)',
      confidence: 'high',
    },
  ],
  frontPage: [
    {
      text: 'The journal must show your name, commission number, commission expiration date, office address, the meaning of abbreviations, and your signature.',
      cite: '14 Ill. Adm. Code 176.900(b)',
      confidence: 'high',
      items: [
        'name',
        'commission_number',
        'commission_expiration',
        'office_address',
        'abbreviations',
        'signature',
      ],
    },
    {
      text: 'It must also state that on your death or incapacity, the person who has the journal must deliver or mail it to the Secretary of State.',
      cite: '14 Ill. Adm. Code 176.900(b)',
      confidence: 'high',
      items: ['statement_on_death'],
    },
    {
      text: 'When your name, commission expiration date, or address changes, add the new information and the date of the change. Leave the old information in place.',
      cite: '14 Ill. Adm. Code 176.900(c)',
      confidence: 'high',
      items: ['dated_changes'],
    },
  ],
  backup: [
    high(
      '14 Ill. Adm. Code 176.900(d)',
      'You and the provider of your electronic notarization system must each keep a secure backup of an electronic journal.',
    ),
  ],
  location: [
    high('14 Ill. Adm. Code 176.930', 'Keep the journal under your exclusive control at all times.'),
  ],
  recordings: noneFound('low', '14 Ill. Adm. Code 176.950'),
};
