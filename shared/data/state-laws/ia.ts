import type { StateLaw } from '../state-law.ts';

/** The law of Iowa on the journal of a notary public. */
export const iowa: StateLaw = {
  journal: {
    required: false,
    scope: 'none',
    cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
    toVerify: true,
  },
  medium: { kind: 'any', cite: 'Handbook for Iowa Notaries Public (Iowa SOS)' },
  retention: { years: null, cite: 'Handbook for Iowa Notaries Public (Iowa SOS)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'Handbook for Iowa Notaries Public (Iowa SOS)' },
  idNumber: { rule: 'not_asked', cite: 'Handbook for Iowa Notaries Public (Iowa SOS)' },
  idDates: { rule: 'as_listed', cite: 'Handbook for Iowa Notaries Public (Iowa SOS)' },
  fee: { status: 'unknown', cite: 'Handbook for Iowa Notaries Public (Iowa SOS)', toVerify: true },
};
