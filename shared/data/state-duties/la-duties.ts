import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Division, P.O. Box 94125, Baton Rouge, LA 70804',
  url: 'https://www.sos.la.gov/NotaryAndCertifications/Pages/default.aspx',
  source: 'https://www.sos.la.gov/NotaryAndCertifications/Pages/PoliceDepartments.aspx',
};
const none = noneFound('low', 'La. R.S. 35:199', 'La. Admin. Code tit. 46, pt. XLVI, § 144');

/** What Louisiana requires of a journal beyond its entries. */
export const louisianaDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: none,
  destruction: none,
  frontPage: none,
  backup: [
    high(
      'La. R.S. 35:629',
      'Take reasonable steps to secure the records of remote online acts from corruption, loss, destruction, and unauthorized changes.',
    ),
  ],
  location: [
    high(
      'La. R.S. 35:629',
      'You may name a custodian for the electronic records of remote online acts, if you keep unrestricted access to them.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the audio and video recording of a remote online act, and a printable electronic copy of the act, for at least 10 years.',
      cite: 'La. R.S. 35:629',
      confidence: 'high',
      years: 10,
    },
  ],
};
