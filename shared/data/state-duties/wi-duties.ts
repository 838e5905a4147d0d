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
      text: 'Keep the documents that you see, and the information in them, confidential. Release them to another person only with the written consent of the person who asked for the act.',
      cite: 'Wis. Stat. § 140.02(5m) (formerly 137.01(5m))',
      confidence: 'medium',
      askedBy: 'parties',
    },
  ],
  officials: none,
  loss: none,
  commissionEnd: [
    {
      text: 'Ask the Department of Financial Institutions where to deposit your official records. An older text of the section names the clerk of the circuit court of your county, and sets a penalty after 3 months.',
      cite: 'Wis. Stat. § 140.02(7) (formerly 137.01(7))',
      confidence: 'low',
      office,
      journal: 'may_deliver',
      onlyIf: true,
      only: ['expired', 'removed'],
    },
  ],
  resignation: [
    {
      text: 'Ask the Department of Financial Institutions where to deposit your official records. An older text of the section names the clerk of the circuit court of your county, and sets a penalty after 3 months.',
      cite: 'Wis. Stat. § 140.02(7) (formerly 137.01(7))',
      confidence: 'low',
      office,
      journal: 'may_deliver',
      onlyIf: true,
    },
  ],
  death: [
    {
      text: 'The personal representative asks the Department of Financial Institutions where to deposit the official records. An older text of the section names the clerk of the circuit court of the county, and sets a penalty after 3 months.',
      cite: 'Wis. Stat. § 140.02(7) (formerly 137.01(7))',
      confidence: 'low',
      office,
      journal: 'may_deliver',
      onlyIf: true,
    },
  ],
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the audio-visual recording of a remote act for at least 7 years, unless a rule sets another period.',
      cite: 'Wis. Stat. § 140.145 (recordings)',
      confidence: 'medium',
      years: 7,
    },
  ],
};
