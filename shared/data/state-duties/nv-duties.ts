import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, 101 N. Carson Street, Suite 3, Carson City, NV 89701-3714',
  url: 'https://www.nvsos.gov/sos/licensing/notary',
  source: 'https://nnainternal.atlassian.net/wiki/pages/viewpage.action?pageId=3559063641',
};
const none = noneFound('low', 'NRS 240.120', 'NRS 240.201');

/** What Nevada requires of a journal beyond its entries. */
export const nevadaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'The journal is open to public inspection.',
      cite: 'NRS 240.120',
      confidence: 'medium',
      askedBy: 'anyone',
    },
    {
      text: 'Give a certified copy of an entry to anyone who asks and pays the fee of $7.50.',
      cite: 'NRS 240.120',
      confidence: 'medium',
      askedBy: 'anyone',
      certified: true,
      fee: { cents: 750, per: 'copy' },
    },
  ],
  officials: [
    {
      text: 'Produce an entry of an electronic journal within 10 days after the Secretary of State asks for it, or your registration may be suspended.',
      cite: 'NRS 240.201(6)',
      about: 'answer',
      confidence: 'high',
      within: { days: 10 },
      office,
    },
  ],
  loss: [
    {
      text: 'If the journal is lost or stolen, report that to the Secretary of State and to the police. The law names no deadline.',
      cite: 'NRS 240.120 (report of loss or theft)',
      confidence: 'high',
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Keep the journal for its 7 years, and tell the Secretary of State in writing where it is.',
      cite: 'Nevada journal questions (as reported)',
      confidence: 'medium',
      office,
      journal: 'keep',
    },
  ],
  resignation: [
    {
      text: 'Keep the journal for its 7 years, and tell the Secretary of State in writing where it is.',
      cite: 'Nevada journal questions (as reported)',
      confidence: 'medium',
      office,
      journal: 'keep',
    },
  ],
  death: [
    {
      text: "The executor of an electronic notary's estate notifies the Secretary of State of the death, and destroys the technology of the electronic signature.",
      cite: 'NRS 240.203',
      confidence: 'high',
      office,
      journal: 'keep',
      onlyIf: true,
    },
  ],
  retentionFrom: 'end_of_office',
  destruction: none,
  frontPage: none,
  backup: none,
  location: [high('NRS 240.120(1)', 'Keep the journal in your office, in a secure location.')],
  recordings: [
    {
      text: 'Keep all records of electronic acts for 7 years after your registration as an electronic notary ends.',
      cite: 'NRS 240.201(7)',
      confidence: 'high',
      years: 7,
    },
    {
      text: 'Keep the recording of an electronic act by audio-video communication for at least 7 years, even if the act was not completed.',
      cite: 'NRS 240.1995(4)',
      confidence: 'high',
      years: 7,
    },
  ],
};
