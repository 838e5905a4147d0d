import { type HandOverDuty, noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { reportLoss } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Commissions, P.O. Box 821, Frankfort, KY 40602-0821',
  url: 'http://web.sos.ky.gov/notaries/Index',
  source: 'https://www.booneclerk.com/additional_services/notary_public.php',
};
const none = noneFound('low', 'KRS 423.380');

const keep: HandOverDuty = {
  text: 'Keep the journal of electronic acts until ten years after the last act recorded in it.',
  cite: 'KRS 423.380',
  confidence: 'high',
  journal: 'keep',
};

/** What Kentucky requires of a journal beyond its entries. */
export const kentuckyDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    reportLoss({
      office,
      cite: 'KRS 423.380',
      confidence: 'high',
      journal: 'your journal of electronic acts',
    }),
  ],
  commissionEnd: [{ ...keep, only: ['removed'] }],
  resignation: [keep],
  death: [
    {
      text: 'Your personal representative, your guardian, or a person who knowingly holds the journal of electronic acts sends it to the Secretary of State, or as the regulations direct.',
      cite: 'KRS 423.380',
      confidence: 'high',
      office,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: noneFound('medium', 'KRS 423.380(1)'),
  frontPage: noneFound('medium', 'KRS 423.380(2)'),
  backup: noneFound('medium', 'KRS 423.380(2)'),
  location: none,
  recordings: [
    {
      text: 'If you used communication technology for an act, keep its recording for at least ten years after the transaction, or as long as the journal if that is longer.',
      cite: 'KRS 423.355',
      confidence: 'high',
      years: 10,
    },
  ],
};
