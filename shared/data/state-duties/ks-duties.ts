import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high, low } from '../state-guide.ts';
import { keepAndReport, reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Division, Memorial Hall, 1st Floor, 120 S.W. 10th Avenue, Topeka, KS 66612-1594',
  email: 'notary@ks.gov',
  url: 'https://www.sos.ks.gov/general-services/notary.html',
  source: 'https://www.kansasnotary.com/become-a-notary/',
};
const none = noneFound('medium', 'K.S.A. 53-5a20(a)', 'K.A.R. 7-43-23(a)');

/** What Kansas requires of a journal beyond its entries. */
export const kansasDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Be able to print the entries of an electronic journal.',
      cite: 'Kansas Secretary of State, Notary Handbook (as reported)',
      about: 'form',
      confidence: 'low',
      office,
    },
  ],
  loss: [reportLoss({ office, cite: 'K.S.A. 53-5a20(d)', confidence: 'high' })],
  commissionEnd: [
    {
      text: 'If your commission is revoked or suspended, keep the journal for its full retention period and tell the Secretary of State where it is.',
      cite: 'K.S.A. 53-5a20(e)',
      confidence: 'high',
      office,
      journal: 'keep',
      only: ['removed'],
    },
  ],
  resignation: [keepAndReport({ office, cite: 'K.S.A. 53-5a20(e)', confidence: 'high' })],
  death: [
    {
      text: 'The representative, the guardian, or anyone else who knowingly has the journal keeps it for its full retention period, or sends it to a repository or to the Secretary of State.',
      cite: 'K.A.R. 7-43-23(c)',
      confidence: 'high',
      office,
      journal: 'may_deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      'K.A.R. 7-43-23(b)',
      'Protect an electronic journal with a password or other secure means, and make sure that a secure backup exists.',
    ),
  ],
  location: [
    low(
      'Kansas Secretary of State, Notary Handbook (as reported)',
      'Keep the journal under your sole control: in your direct custody, or behind your password.',
    ),
  ],
  recordings: [
    {
      text: 'Keep an audio and video recording for at least 10 years after it was made.',
      cite: 'K.A.R. 7-43-23(a)',
      confidence: 'high',
      years: 10,
    },
  ],
};
