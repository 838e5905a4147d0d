import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, P.O. Box 95104, Lincoln, NE 68509-5104',
  email: 'sos.notary@nebraska.gov',
  url: 'https://sos.nebraska.gov/business-services/notary-public',
  source: 'https://sos.nebraska.gov/business-services/explanation-us-citizen-attestation-form',
};
const none = noneFound('medium', '433 Neb. Admin. Code ch. 7, § 015', 'Neb. Rev. Stat. § 64-409');

/** What Nebraska requires of a journal beyond its entries. */
export const nebraskaDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Present the journal of electronic acts, or any part of it, to the Secretary of State on written request. If you fail to, your registration can end.',
      cite: '433 Neb. Admin. Code ch. 7, § 015',
      about: 'answer',
      confidence: 'high',
      office,
    },
  ],
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      '433 Neb. Admin. Code ch. 7, § 015.02',
      'Keep a backup of the record of electronic and online acts for as long as the record itself.',
    ),
  ],
  location: none,
  recordings: [
    {
      text: 'The recording of the conference is part of the record of an online act. Keep it with that record, also in the backup, for at least 10 years after the act.',
      cite: 'Neb. Rev. Stat. § 64-409',
      confidence: 'medium',
      years: 10,
    },
  ],
};
