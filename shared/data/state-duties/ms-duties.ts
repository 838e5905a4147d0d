import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { low } from '../state-guide.ts';
import { reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Business Services Division, P.O. Box 136, Jackson, MS 39205-0136',
  url: 'https://www.sos.ms.gov/business-services/notaries',
  source: 'https://suretysolutions.com/suretynews/5-steps-to-become-a-notary-public-mississippi',
};
const clerk: Office = { name: 'Circuit clerk of the county where you live' };
const none = noneFound('low', '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6');

/** What Mississippi requires of a journal beyond its entries. */
export const mississippiDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [reportLoss({ office, cite: 'Miss. Code § 25-34-37(4)', confidence: 'high' })],
  commissionEnd: [
    {
      text: 'If your commission is revoked or suspended, deposit all journal records with the circuit clerk of the county where you live.',
      cite: 'Miss. Code § 25-34-37(5)',
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
      only: ['removed'],
    },
  ],
  resignation: [
    {
      text: 'Deposit all journal records with the circuit clerk of the county where you live.',
      cite: 'Miss. Code § 25-34-37(5)',
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: 'The journal is delivered or mailed to the circuit clerk of the county where the notary lived.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1(B)',
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'After the 10 years, destroy the journal: shred a paper journal, and delete electronic records so that no entry can be read.',
      rule: 'required_after',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
      confidence: 'medium',
    },
    low('1 Miss. Admin. Code Pt. 5, R. 4.7', 'The duty to destroy the journal has an exception.'),
  ],
  frontPage: [
    {
      text: 'Open the journal with your name as commissioned, commission number and expiration date, office address of record, and signature.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
      confidence: 'high',
      items: ['name', 'commission_number', 'commission_expiration', 'office_address', 'signature'],
    },
    {
      text: 'State there too that on your death the journal goes to the circuit clerk, and explain your unusual abbreviations.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1(B)',
      confidence: 'high',
      items: ['statement_on_death', 'abbreviations'],
    },
    {
      text: 'When these data change, add the new ones after the old ones, with the date of the change.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
      confidence: 'high',
      items: ['dated_changes'],
    },
  ],
  backup: none,
  location: none,
  recordings: none,
};
