import { trialDays } from '#shared/data/plans.ts';
import { stateGuides } from '#shared/data/state-guides.ts';

/** The page's promise, repeated wherever the page is quoted. */
export const promise = {
  title: 'Your notary journal, sealed and on your phone.',
  eyebrow: `For notaries public in all ${Object.keys(stateGuides).length} states`,
  text: 'Record each notarial act at the table. Your state’s rules are built into the form, and every entry is numbered, sealed, and yours to keep.',
  /** For search engines and messengers. */
  description: `The notary journal for your phone: every act numbered without gaps, sealed, and checked against your state’s rules. ${trialDays} days free, no card.`,
} as const;
