import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Office of Professional Regulation of the Secretary of State',
  addressNotFound: '2026-11-27',
  url: 'https://sos.vermont.gov/notaries-public/',
};
const none = noneFound('low', '26 V.S.A. ch. 103 (as reported)');

/** What Vermont requires of a journal beyond its entries. */
export const vermontDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of a remote act for as long as the rules say.',
      cite: '26 V.S.A. § 5323(a)(8)',
      confidence: 'medium',
      years: null,
    },
  ],
};
