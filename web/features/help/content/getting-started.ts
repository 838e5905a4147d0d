import { limits } from '#shared/data/limits.ts';
import { plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { noticeDays } from '#shared/rules/commissions.ts';
import { oldestBrowsersText } from '#web/lib/browser/oldest-browsers.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';

const reminderDays = new Intl.ListFormat('en-US').format(noticeDays.map(String));

export const gettingStarted = [
  {
    id: 'first-entry',
    title: 'Your first entry',
    body: [
      'You can record your first act right away. You don’t need to set anything up first.',
      {
        steps: [
          'Choose New Entry in the menu.',
          'Choose the state of the act and the document type. The form then asks for what that state requires and leaves out what it does not allow.',
          'Fill in the steps, have the signer sign on the screen, and submit.',
        ],
      },
      'The entry gets the next number in your journal and appears at the top of Journal Entries.',
    ],
    ways: [
      { text: 'The six steps of an entry', to: paths.help('six-steps') },
      { text: 'Practice with invented people', to: paths.practice },
    ],
  },
  {
    id: 'dashboard-cards',
    shot: 'dashboard',
    title: 'What the dashboard cards show',
    body: [
      {
        points: [
          'Journal Entries: all the entries you have submitted.',
          'Drafts: entries you have saved but not submitted.',
          'This Month: entries submitted this calendar month in your time zone, and the change from last month in percent.',
          'Monthly Revenue: the total fees of these entries, also compared with last month.',
        ],
      },
      `Recent Activity lists the ${limits.recentActivity} entries and drafts that changed most recently. Click one to open it.`,
    ],
  },
  {
    id: 'practice-states',
    title: 'Set the states you work in',
    body: [
      'Open Settings, then Credentials. Choose the state of your commission as your primary state, and add any other states where you are commissioned. New entries start in your primary state, and the State Guide shows a card for each of your states.',
      'Your time zone and date format are under Preferences. They control how we show dates and times, and which month an entry counts toward.',
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.settingsCard('practice-states') }],
  },
  {
    id: 'commissions',
    shot: 'settings',
    title: 'Your commissions and when they expire',
    body: [
      `List up to ${limits.commissions} commissions under Settings, Credentials. Each submitted entry includes your commission for its state. The commission is sealed with the entry and printed on its PDF.`,
      `The dashboard reminds you before a commission expires, and we email you ${reminderDays} days before. If your commission is expired or missing, you see a warning while you record an act. You can still record it.`,
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.settingsCard('notary-commissions') }],
  },
  {
    id: 'insurance',
    title: 'Insurance, bond, and certificate',
    body: [
      `Keep your E&O insurance, surety bond, and notary certificate under Settings, Credentials, as PDF, JPG, or PNG files of up to ${limits.documentBytes / 1024 ** 2} MB each. The My Data file includes them.`,
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.settingsCard('insurance-documents') }],
  },
  {
    id: 'state-guide',
    shot: 'state-guide',
    title: 'The State Guide',
    body: [
      'The State Guide shows what each of the 50 states requires of your journal, with sources: required and prohibited fields, fees, identification, and how long to keep the journal. You can print the page for any state.',
      'The same rules check your entries. Where the guide says “Check with your state”, we have not confirmed a rule yet. Laws change, and the guide is not legal advice.',
    ],
    ways: [{ text: 'Open the State Guide', to: paths.compliance() }],
  },
  {
    id: 'second-factor',
    title: 'Protect your account with a second factor',
    body: [
      'Your journal contains other people’s personal information. To protect it, turn on a second factor under Settings, Security. Signing in then takes your password and a code from an authenticator app on your phone.',
      'You also get recovery codes. Keep them on paper. If you lose your phone, each code works once in place of the app. On the same tab, you can see which devices are signed in to your account and sign out any of them.',
      `After ${limits.inactivityMinutes} minutes without activity, you are signed out. An entry in progress is encrypted and kept on the device, and you can continue it when you sign in again.`,
    ],
    ways: [{ text: 'Open Settings, Security', to: paths.settingsCard('second-factor') }],
  },
  {
    id: 'passkeys',
    title: 'Sign in with a passkey',
    body: [
      'A passkey signs you in with your fingerprint, your face, or your device’s PIN. You use it instead of the password and the code, and a fake website can’t steal it. Under Settings, Security, add a passkey on each device that you use, and give it a name.',
      'On the sign-in page, choose Use a Passkey, or choose it from the list when you tap the email field. Your password and second factor still work.',
      'If you lose a device, sign in another way and remove its passkey from the list. Then sign that device out under Sign-Ins.',
      'We may ask you to confirm that it is you before you export all your data or change passkeys or the second factor.',
    ],
    ways: [{ text: 'Open Settings, Security', to: paths.settingsCard('passkeys') }],
  },
  {
    id: 'phone',
    title: 'On your phone',
    body: [
      'You can use the journal in the browser on your phone or tablet. To add it to your home screen, open the browser’s menu and choose Add to Home Screen (iPhone) or Install app (Android).',
      'Entries and drafts appear on all your devices as soon as they are saved. Sign in with the same account.',
      'On Android and computers, you can share a PDF, ZIP, or CSV file from another app with the installed journal, to check it or import it. PDFs that the journal makes are shared from it in the same way.',
      'The app on the home screen and the browser keep what waits apart. Send what waits in one before you continue in the other, and sign in there once.',
      `The journal needs ${oldestBrowsersText}. Update an older phone or browser first.`,
    ],
    ways: [{ text: 'Working offline, without signal', to: paths.help('offline') }],
  },
  {
    id: 'trial-start',
    title: 'What the trial gives you',
    body: [
      `A new account includes ${plans[trialPlanId].name} for ${trialDays} days, with no credit card: ${plans[trialPlanId].notarizationsLimit} notarizations a month, ${plans[trialPlanId].draftsLimit} drafts, PDF export, search, and filters.`,
    ],
    ways: [{ text: 'The trial and what comes after', to: paths.help('trial') }],
  },
] as const satisfies readonly HelpArticle[];
