import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { keepAndReport, reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, 16 Francis St., Annapolis, MD 21401',
  url: 'https://sos.maryland.gov/Notary/Pages/default.aspx',
  source: 'https://nnainternal.atlassian.net/wiki/pages/viewpage.action?pageId=3626434577',
};
const none = noneFound(
  'low',
  "Md. Code, State Gov't § 18-219(a)(1)",
  "Md. Code, State Gov't § 18-219(d)-(e)",
);

/** What Maryland requires of a journal beyond its entries. */
export const marylandDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'The fee rules know certified copies of journal entries. We did not find who may ask for one.',
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      confidence: 'low',
      askedBy: 'lawful_request',
      certified: true,
    },
  ],
  officials: none,
  loss: [reportLoss({ office, cite: "Md. Code, State Gov't § 18-219(d)-(e)", confidence: 'low' })],
  commissionEnd: [
    keepAndReport({ office, cite: "Md. Code, State Gov't § 18-219(d)-(e)", confidence: 'low' }),
  ],
  resignation: [
    {
      text: 'Keep the journal for its full retention period and tell the Secretary of State where it is, or send it to a repository that the Secretary approves.',
      cite: "Md. Code, State Gov't § 18-219(d)-(e)",
      confidence: 'low',
      office,
      journal: 'keep',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: noneFound('medium', "Md. Code, State Gov't § 18-219(a)(2)"),
  frontPage: noneFound('medium', "Md. Code, State Gov't § 18-219(b)"),
  backup: none,
  location: none,
  recordings: [
    {
      text: 'Keep the recording of a remote act for at least 10 years.',
      cite: 'COMAR 01.02.08.07',
      confidence: 'high',
      years: 10,
    },
  ],
};
