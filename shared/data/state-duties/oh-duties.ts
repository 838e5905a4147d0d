import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Commission Clerk, 180 Civic Center Dr., Columbus, OH 43215',
  url: 'https://www.ohiosos.gov/notary/',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259859186/Ohio+-+U.S.+Notary+Reference',
};
const none = noneFound('low', 'Ohio R.C. § 147.65(A)', 'Ohio R.C. § 147.66');

/** What Ohio requires of a journal beyond its entries. */
export const ohioDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'If your electronic journal is lost or stolen, or if someone else uses it, notify the police and the Secretary of State immediately.',
      cite: 'Ohio R.C. § 147.66',
      confidence: 'low',
      within: 'immediately',
      office,
    },
  ],
  commissionEnd: none,
  resignation: none,
  death: none,
  destruction: none,
  frontPage: none,
  backup: none,
  location: [
    high(
      'Ohio R.C. § 147.66(B)',
      'Keep the electronic journal of online notarizations secure and under your exclusive control. Let nobody else use it.',
    ),
  ],
  recordings: none,
};
