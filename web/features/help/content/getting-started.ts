import { limits } from '#shared/data/limits.ts';
import { plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import type { HelpArticle } from './article.ts';

export const gettingStarted = [
  {
    id: 'first-entry',
    title: 'Your first entry',
    body: [
      'You can record your first act right away. Nothing has to be set up before.',
      {
        steps: [
          'Choose New Entry in the menu.',
          'Choose the state of the act and the type of document. From then on the form asks for what that state wants, and leaves out what it forbids.',
          'Fill in the steps, have the signer sign on the screen, and submit.',
        ],
      },
      'The entry gets the next number of your journal and stands at the head of Journal Entries.',
    ],
  },
  {
    id: 'dashboard-cards',
    shot: 'dashboard',
    title: 'What the dashboard cards say',
    body: [
      {
        points: [
          'Journal entries: every entry that you have submitted since you began.',
          'Drafts: entries that you have saved and not submitted.',
          'This month: entries submitted in this calendar month of your timezone, and by how many percent that is more or less than last month.',
          'Monthly revenue: the sum of the fees of these entries, compared with last month alike.',
        ],
      },
      `Recent Activity lists the ${limits.recentActivity} entries and drafts that changed last. Click one to open it: a draft opens in the form, an entry opens its details.`,
    ],
  },
  {
    id: 'practice-states',
    shot: 'settings',
    title: 'Set the states you work in',
    body: [
      'Open Settings, then Credentials. Choose the state of your commission as primary state and add others that you are commissioned in. They then stand first wherever a state is chosen, and the State Guide shows them as cards.',
      'Timezone and date format are under Preferences. They decide how times are shown, and in which month an entry counts.',
    ],
  },
  {
    id: 'commissions',
    title: 'Your commissions and their expiry',
    body: [
      `List up to ${limits.commissions} commissions under Settings, Credentials. An entry keeps the commission of its state that you held on the day of the act; it is sealed with the entry and printed on its PDF.`,
      'The dashboard reminds you before a commission expires, and you get a mail 60, 30 and 7 days before. An expired or missing commission warns you while you record an act. It does not stop you: what happened must be recordable.',
    ],
  },
  {
    id: 'state-guide',
    shot: 'state-guide',
    title: 'The State Guide',
    body: [
      'The State Guide tells, for each of the 50 states, what its law asks of a journal: required and forbidden fields, fees, identification, how long to keep the journal, each with its source. You can print the sheet of a state.',
      'The same rules check your entries. Laws change: where the guide marks something as to be verified, ask the office of your state.',
    ],
  },
  {
    id: 'second-factor',
    title: 'Protect your account with a second factor',
    body: [
      'Your journal holds other people’s identity papers. Under Settings, Credentials you can turn on a second factor: besides the password, the sign-in then asks for a code of six digits from an authenticator app on your phone.',
      'You get ten recovery codes. Keep them on paper: each opens your account once if the phone is lost. In the same place you see where your account was used to sign in, and can sign out any device.',
      `After ${limits.inactivityMinutes} minutes without a touch you are signed out. An entry you were filling in is kept, encrypted, on the device and offered again.`,
    ],
  },
  {
    id: 'phone',
    title: 'On your phone',
    body: [
      'Everything works in the browser of a phone or tablet. Use Add to Home Screen (iPhone) or Install app (Android) to open the journal like an app.',
      `A new account has ${plans[trialPlanId].name} for ${trialDays} days, without a card.`,
    ],
  },
] as const satisfies readonly HelpArticle[];
