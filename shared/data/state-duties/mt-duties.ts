import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary and Certification Services, P.O. Box 202801, Helena, MT 59620-2801',
  url: 'https://sosmt.gov/notary/',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260055554',
};
const none = noneFound('low', 'Mont. Code Ann. § 1-5-618', 'Mont. Code Ann. tit. 1, ch. 5, pt. 6');

/** What Montana requires of a journal beyond its entries. */
export const montanaDuties: StateDuties = {
  office,
  copies: none,
  officials: [
    {
      text: 'Be able to deliver an electronic journal to the Secretary of State in digital form.',
      cite: 'Montana Secretary of State, journal guidance (as reported)',
      about: 'form',
      confidence: 'low',
      office,
    },
  ],
  loss: none,
  commissionEnd: [
    {
      text: 'If you do not renew, you may transfer the journal to an approved repository on the form of the Secretary of State.',
      cite: 'Mont. Admin. R. 44.15.110',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
      only: ['expired'],
    },
  ],
  resignation: [
    {
      text: 'If you resign, you may transfer the journal to an approved repository on the form of the Secretary of State.',
      cite: 'Mont. Admin. R. 44.15.110',
      confidence: 'medium',
      office,
      journal: 'may_deliver',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: none,
  location: [
    {
      text: 'Keep all of your journals while you hold a commission. Your employer may keep a journal only if you passed custody on the form of the Secretary of State.',
      cite: 'Mont. Admin. R. 44.15.110(1)',
      confidence: 'high',
      office,
    },
  ],
  recordings: [
    {
      text: 'Keep the audio and video recording of a remote act for 10 years after it is made. A repository that the Secretary of State approved may keep it for you.',
      cite: 'Mont. Code Ann. § 1-5-618(1)',
      confidence: 'high',
      years: 10,
    },
    {
      text: 'Let a person inspect or copy a recording who asks in a signed request with the month, the year, the type of record, and the name of the principal, if you are satisfied that the purpose is reasonable and relates to the notarization.',
      cite: 'Mont. Code Ann. § 1-5-618(1)',
      confidence: 'high',
      years: 10,
    },
  ],
};
