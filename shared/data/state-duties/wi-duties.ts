import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'Department of Financial Institutions',
  address: 'P.O. Box 7847, Madison, WI 53707',
  email: 'DFINotary@Wisconsin.gov',
  url: 'https://dfi.wi.gov/Pages/ConsumerServices/NotaryPublic/GeneralInformation.aspx',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260056343',
};
const none = noneFound('medium', 'Wis. Stat. ch. 140 (no journal section, as reported)');

/** What Wisconsin requires of a journal beyond its entries. */
export const wisconsinDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Keep the documents and information that you see confidential. Share or export entries only with the written consent of the client.',
      cite: 'Wis. Stat. § 140.02(9)',
      confidence: 'low',
      askedBy: 'parties',
      form: 'written',
    },
  ],
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
      text: 'Keep the audio-visual recording of a remote act for 7 years.',
      cite: 'Wis. Stat. § 140.145 (recordings)',
      confidence: 'medium',
      years: 7,
    },
  ],
};
