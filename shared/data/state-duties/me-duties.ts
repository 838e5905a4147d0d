import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { keepAndReport, reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Division of Corporations, UCC and Commissions, 101 State House Station, Augusta, ME 04333-0101',
  url: 'https://www.maine.gov/sos/corporations-commissions/commissions/notaries-public-and-dedimus-justice',
  source: 'https://docslib.org/doc/9509665/notary-public-handbook-and-resource-guide',
};
const none = noneFound('low', '4 M.R.S. § 1920', '29-250 CMR ch. 700');

/** What Maine requires of a journal beyond its entries. */
export const maineDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [reportLoss({ office, cite: '4 M.R.S. § 1920', confidence: 'low' })],
  commissionEnd: [keepAndReport({ office, cite: '4 M.R.S. § 1920', confidence: 'low' })],
  resignation: [keepAndReport({ office, cite: '4 M.R.S. § 1920', confidence: 'low' })],
  death: none,
  retentionFrom: 'last_act',
  destruction: noneFound('medium', '4 M.R.S. § 1920(1)'),
  frontPage: noneFound('medium', '4 M.R.S. § 1920(2)'),
  backup: none,
  location: none,
  recordings: none,
};
