import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Room 204, 107 North Main Street, Concord, NH 03301',
  email: 'administration@sos.nh.gov',
  url: 'https://sos.nh.gov/administration/administration/notary-public/',
  source: 'https://sos.nh.gov/administration/administration/notary-public/',
};
const none = noneFound('low', 'RSA 456-B:8-c');

/** What New Hampshire requires of a journal beyond its entries. */
export const newHampshireDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'If your journal of remote acts is lost or stolen, or if you lose access to it, promptly notify the Secretary of State.',
      cite: 'RSA 456-B:8-c',
      confidence: 'high',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'If your commission is revoked or suspended, keep the journal of remote acts yourself.',
      cite: 'RSA 456-B:8-c',
      confidence: 'medium',
      journal: 'keep',
      only: ['removed'],
    },
  ],
  resignation: [
    {
      text: 'Keep the journal of remote acts yourself.',
      cite: 'RSA 456-B:8-c',
      confidence: 'medium',
      journal: 'keep',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: noneFound('medium', 'RSA 456-B:8-c, I'),
  frontPage: none,
  backup: none,
  location: none,
  recordings: none,
};
