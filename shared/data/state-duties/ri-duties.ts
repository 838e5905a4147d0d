import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Department of State',
  address: 'Business Services Division/Notary, 148 West River Street, Providence, RI 02904',
  url: 'https://www.sos.ri.gov/divisions/notary-public',
  source: 'https://www.sos.ri.gov/Divisions/NotaryPublic/ApplyForNewCommission',
};
const none = noneFound(
  'low',
  'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  'Standards of Conduct for Notaries Public (as reported)',
);

/** What Rhode Island requires of a journal beyond its entries. */
export const rhodeIslandDuties: StateDuties = {
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
      text: 'Keep the audio-visual recording of a remote act. Reports say for 10 years.',
      cite: 'P.L. 2022 ch. 438/439',
      confidence: 'low',
      years: 10,
    },
  ],
};
