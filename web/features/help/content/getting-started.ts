import { limits } from '#shared/data/limits.ts';
import { plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { noticeDays } from '#shared/rules/commissions.ts';
import { paths } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';

const reminderDays = new Intl.ListFormat('en-US').format(noticeDays.map(String));

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
    ways: [{ text: 'The six steps of an entry', to: paths.help('six-steps') }],
  },
  {
    id: 'dashboard-cards',
    shot: 'dashboard',
    title: 'What the dashboard cards say',
    body: [
      {
        points: [
          'Journal Entries: every entry that you have submitted since you began.',
          'Drafts: entries that you have saved and not submitted.',
          'This Month: entries submitted in this calendar month of your timezone, and by how many percent that is more or less than last month.',
          'Monthly Revenue: the sum of the fees of these entries, compared with last month alike.',
        ],
      },
      `Recent Activity lists the ${limits.recentActivity} entries and drafts that changed last. Click one to open it: a draft opens in the form, an entry opens its details.`,
    ],
  },
  {
    id: 'practice-states',
    title: 'Set the states you work in',
    body: [
      'Open Settings, then Credentials. Choose the state of your commission as primary state and add others that you are commissioned in. The primary state is chosen for you in a new entry, and the State Guide shows all of them as cards.',
      'Timezone and date format are under Preferences. They decide how dates and times are shown, and in which month an entry counts.',
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'commissions',
    shot: 'settings',
    title: 'Your commissions and their expiry',
    body: [
      `List up to ${limits.commissions} commissions under Settings, Credentials. A submitted entry keeps the commission of its state under which it was made: it is sealed with the entry and printed on its PDF.`,
      `The dashboard reminds you before a commission expires, and a mail comes ${reminderDays} days before. An expired or missing commission warns you while you record an act. It does not stop you: what happened must be recordable.`,
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'insurance',
    title: 'Insurance, bond and certificate',
    body: [
      `Keep your E&O insurance, surety bond and notary certificate under Settings, Credentials: PDF, JPG or PNG, up to ${limits.documentBytes / 1024 ** 2} MB each. They are part of the file that My Data makes.`,
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'state-guide',
    shot: 'state-guide',
    title: 'The State Guide',
    body: [
      'The State Guide tells, for each of the 50 states, what its law asks of a journal: required and forbidden fields, fees, identification, how long to keep the journal, each with its source. You can print the page of a state.',
      'The same rules check your entries. Where the guide marks something as to be verified, ask the office of your state: laws change, and the guide is no legal advice.',
    ],
    ways: [{ text: 'Open the State Guide', to: paths.compliance() }],
  },
  {
    id: 'second-factor',
    title: 'Protect your account with a second factor',
    body: [
      'Your journal holds facts about other people. Under Settings, Credentials you can turn on a second factor: besides the password, signing in then asks for a code from an authenticator app on your phone.',
      'You are given recovery codes. Keep them on paper: each of them stands in for the app once, if the phone is lost. In the same place you see where your account is signed in, and can sign out any of these devices.',
      `After ${limits.inactivityMinutes} minutes without a touch you are signed out. An entry that you were filling in is kept on the device, encrypted, and offered again when you sign in.`,
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'passkeys',
    title: 'Sign in with a passkey',
    body: [
      'A passkey signs you in with your fingerprint, your face, or the PIN of your device. It replaces the password and the code, and it cannot be given away to a false site. Under Settings, Credentials, add one on each device that you use, and give it a name.',
      'On the sign-in page, choose Use a Passkey, or pick it where you type your email. Your password and your second factor keep working.',
      'If you lose a device, sign in another way and remove its passkey from the list. Then sign that device out under Sign-Ins.',
      'Before an export of everything, and before a change of passkeys or of the second factor, you may be asked again who you are.',
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'phone',
    title: 'On your phone',
    body: [
      'Everything works in the browser of a phone or tablet. Add to Home Screen (iPhone) or Install app (Android) in the menu of the browser puts the journal among your apps.',
      'Entries and drafts are on each of your devices as soon as they are saved. Sign in with the same account.',
    ],
    ways: [{ text: 'Working offline, without signal', to: paths.help('offline') }],
  },
  {
    id: 'trial-start',
    title: 'What the trial gives you',
    body: [
      `A new account has ${plans[trialPlanId].name} for ${trialDays} days, without a card: ${plans[trialPlanId].notarizationsLimit} notarizations a month, ${plans[trialPlanId].draftsLimit} drafts, PDF export, search and filters.`,
    ],
    ways: [{ text: 'The trial, and what comes after', to: paths.help('trial') }],
  },
] as const satisfies readonly HelpArticle[];
