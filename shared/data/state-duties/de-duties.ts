import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';
import { reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Section, 401 Federal St., Dover, DE 19901',
  url: 'https://notary.delaware.gov',
  source:
    'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3043622913/Delaware+Chapter+U.S.+Notary+Reference',
};
const department: Office = { name: 'Department of State' };
const none = noneFound('low', '29 Del. C. § 4332', 'Delaware Notary Public: Journal Requirements');

/** What Delaware requires of a journal beyond its entries. */
export const delawareDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    reportLoss({
      office: department,
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'high',
    }),
  ],
  commissionEnd: [
    {
      text: 'If your commission is revoked, keep the journal and tell the Secretary of State where it is, or send it in.',
      cite: '29 Del. C. § 4332',
      confidence: 'low',
      office,
      journal: 'keep',
      only: ['removed'],
    },
  ],
  resignation: [
    {
      text: 'Keep the journal and tell the Secretary of State where it is, or send it in.',
      cite: '29 Del. C. § 4332',
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      'Delaware Notary Public: Journal Requirements',
      'Keep a backup record of an electronic journal, and protect it from unauthorized use.',
    ),
  ],
  location: [
    high(
      'Delaware Notary Public: Journal Requirements',
      'Keep the journal secure and under your exclusive control.',
    ),
  ],
  recordings: none,
};
