import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Secretary of State',
  address:
    'Business Services Division, First National Bank Building, 332 Minnesota Street, Suite N201, Saint Paul, MN',
  email: 'notary.sos@state.mn.us',
  url: 'https://sos.state.mn.us/notary-apostille/notary-help/notary-faq/',
  source:
    'https://sos.state.mn.us/about-the-office/news-room/office-of-the-minnesota-secretary-of-state-to-temporarily-relocate-to-veterans-service-building',
};
const none = noneFound(
  'low',
  'Minn. Stat. § 358.645',
  'Minnesota Secretary of State, Notary FAQ (as reported)',
);

/** What Minnesota requires of a journal beyond its entries. */
export const minnesotaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  retentionFrom: 'not_stated',
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
      years: 10,
    },
  ],
};
