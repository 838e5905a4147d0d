import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address: '600 East Boulevard Avenue, Dept. 108, Bismarck, ND 58505-0500',
  url: 'https://sos.nd.gov/notaries-public',
  source: 'http://sos.nd.gov/notaries-public/how-renew-notary-public-commission',
};
const none = noneFound('medium', 'N.D.C.C. § 44-06.1-16.1 (as reported)');

/** What North Dakota requires of a journal beyond its entries. */
export const northDakotaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'If the journal is lost or stolen, or if you lose access to it, promptly notify the Secretary of State.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      confidence: 'medium',
      within: 'promptly',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'If your commission is revoked or suspended, keep the journal and tell the Secretary of State where it is, or send it to an approved repository.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      confidence: 'medium',
      office,
      journal: 'keep',
      only: ['removed'],
    },
  ],
  resignation: [
    {
      text: 'Keep the journal and tell the Secretary of State where it is, or send it to an approved repository.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      confidence: 'medium',
      office,
      journal: 'keep',
    },
  ],
  death: [
    {
      text: 'The personal representative keeps the journal or sends it to a repository.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      confidence: 'medium',
      journal: 'may_deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: noneFound('low', 'N.D.C.C. § 44-06.1-16.1 (as reported)'),
};
