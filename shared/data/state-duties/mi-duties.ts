import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Department of State',
  address: 'Bureau of Elections, Office of the Great Seal, 7064 Crowner Drive, Lansing, MI 48918',
  url: 'https://www.michigan.gov/sos/notary-services',
  source: 'https://www.michigan.gov/sos/0,4670,7-127-1633_95527_95528---,00.html',
};
const none = noneFound('medium', 'Michigan Secretary of State, Record Keeping', 'MCL 55.313');

/** What Michigan requires of a journal beyond its entries. */
export const michiganDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Give the Department of State copies of your records when it asks for them.',
      cite: 'Michigan Secretary of State, Record Keeping',
      about: 'answer',
      confidence: 'high',
      office,
    },
  ],
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: [
    {
      text: 'The personal representative keeps your records for the rest of the five years.',
      cite: 'MCL 55.313',
      confidence: 'high',
      journal: 'keep',
    },
  ],
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of a remote act for 10 years.',
      cite: 'MCL 55.286b (as reported)',
      confidence: 'low',
      years: 10,
    },
  ],
};
