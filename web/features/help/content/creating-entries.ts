import { limits } from '#shared/data/limits.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';
import { exportingEntries } from './exporting-entries.ts';
import { severalActs } from './several-acts.ts';

export const creatingEntries = [
  {
    id: 'six-steps',
    shot: 'wizard-signer',
    title: 'The six steps of an entry',
    body: [
      {
        steps: [
          'New Entry: choose the state and the document type.',
          'Signer Information: each signer’s name, address, identification, and signature.',
          'Entry Details: the fee, the place, and anything else your state requires. The date is today.',
          'Documents: describe the documents; at least one is required.',
          'Notes: check what will be sealed, and add comments if anything was unusual.',
          'Submit Entry: the entry gets its number, is sealed, and becomes a permanent part of your journal.',
        ],
      },
      'You can go back to any step. A later step opens once the earlier ones are complete. If something is missing, you see a message next to the field.',
    ],
    ways: [{ text: 'Start a new entry', to: paths.wizard() }],
  },
  {
    id: 'signers',
    title: 'Signers and their identification',
    body: [
      `Add up to ${limits.signers} signers with Add Another Signer. Lists show the first one’s name and how many more there are.`,
      'Below the address are One name, Outside the US, Signs for someone else, and Signs by mark, for the few people who need them. Below the expiration date is No expiration date. If someone has no home, write “no fixed address” as the street.',
      `Type at least ${limits.signerSearchMin} letters of a name to see signers from your earlier entries. When you choose one, we fill in the blank fields, but never the ID number.`,
      'Scan ID reads the barcode on the back of a US driver’s license or state ID, with the camera or from a photo. The barcode is read on your device, and the picture never leaves it. Anything that your state does not allow in a journal is left out.',
      'If you know the signer personally, choose Personal Knowledge. No ID is needed then. If others identify the signer, choose Credible Witness. If your state requires details about the witness, the form asks for them.',
    ],
  },
  {
    id: 'signatures',
    shot: 'signature',
    title: 'Signing on the screen',
    body: [
      'Tap Add Signature and hand the device to the signer. The screen shows the signer’s name, the document, and the act in English or Spanish, and nothing about other people. Clear starts over. Save Signature adds the signature to the entry.',
      'To take the device back, press and hold the button for the notary until its bar is full. You can also press it three times.',
      'If the signer can’t draw there, tap I can’t sign here and take the device back. Then upload a PNG or JPEG image of the signature, or stop signing. For a signer who makes a mark, such as an X, choose Signs by mark in the form. The mark is drawn or uploaded like a signature, and the form says how many witnesses your state requires.',
    ],
  },
  {
    id: 'signature-security',
    title: 'Place and time in the corners of a signature',
    body: [
      'GPS coordinates and timestamp are embedded in the corners of each signature when you save it: latitude and longitude at the top, date and time at the bottom. They connect the signature to this act.',
      'We use the location of the entry or, if it has none yet, the location of your device. Your browser asks for your permission first. Without a location, only the date and time are added. You can turn signature metadata on or off under Settings, Preferences.',
    ],
    ways: [{ text: 'Open Settings, Preferences', to: paths.settingsTab('preferences') }],
  },
  {
    id: 'details',
    shot: 'wizard-details',
    title: 'Date, time, and fee',
    body: [
      'The date is today in the time zone of the act, or the day you started the draft. You can’t change it, so entries can’t be backdated.',
      'If you leave the time blank, we use the time you submit. To record a different time or time zone, choose Change. The time zone is your device’s time zone when you start the entry. If your device’s clock is wrong, we use our server’s time.',
      'The fee is what you charge for the act, in dollars. If you leave it blank, it is 0.00.',
    ],
  },
  {
    id: 'location',
    title: 'The place of the act',
    body: [
      'Type the address, tap Use Current Location (GPS), or click the map. We fill in the address, and you can correct it. If we can’t find an address, we keep the coordinates, and you type the address.',
      'Your browser asks before it shares your location. If you said no before, allow location for this site in your browser’s settings.',
    ],
  },
  {
    id: 'documents',
    shot: 'wizard-docs',
    title: 'Describing the documents',
    body: [
      `Describe each document so that you would recognize it ten years from now: type, property or parties, and date. At least one description is required. Use Add Document for more, up to ${limits.documents}.`,
    ],
  },
  {
    id: 'notes',
    shot: 'wizard-notes',
    title: 'Notes and warnings',
    body: [
      'The last step shows everything that will be sealed. Select Change next to a line to correct it.',
      'Use Add comments for anything unusual, such as a signer who needed an interpreter, an act you declined, or a second original. Comments are sealed with the entry and appear on its PDF.',
      'Before you submit, Worth a second look lists your state’s recommendations and anything unusual, such as a fee above the state’s maximum. These warnings don’t stop you. If you continue, you can confirm it and add a reason. Both are sealed with the entry.',
    ],
  },
  {
    id: 'prohibited-fields',
    title: 'Why can’t I record an ID number in my state?',
    body: [
      'Some states do not allow certain information in a journal. Texas, for example, does not allow ID numbers. The form does not ask for this information, and our server rejects it, so it can’t get into your journal by mistake. The State Guide cites the law.',
      'Social Security and card numbers are not allowed in any field in any state. The same rules apply to descriptions and comments. In Texas, for example, you can write “Texas driver license” but not “DL 12345678”. Each message cites the law and suggests what to write instead.',
    ],
    ways: [{ text: 'Open the State Guide', to: paths.compliance() }],
  },
  {
    id: 'number-questions',
    title: 'Why does the form ask what a number is?',
    body: [
      'Some parcel, loan, and file numbers look like a Social Security or card number, for example 016-12-3456. The form then asks “what is this number?” below the text. Choose the type of number. Your answer is sealed with the entry, and we don’t ask again unless you change the text.',
      'To avoid the question, put a word before the number, such as “APN 016-12-3456” or “Loan no. 016-12-3456”. MERS numbers (MIN) are always accepted.',
      'If the number is not allowed in the journal, remove it. Your answer cannot allow a number that is clearly prohibited.',
    ],
  },
  {
    id: 'refusals',
    title: 'Recording a refusal',
    body: [
      'If an act doesn’t take place, tap Record a refusal above the form, at any step. Say whether you refused or the signer cancelled, choose the reason, and add a note about what you saw and heard.',
      'What you entered stays. Only the date, state, and location are still required. Until you submit, you can change the refusal or take it back. If you record several documents at once, you choose which act was not performed, and the others are sealed as usual.',
      'The entry takes the next number and is sealed like any other. It doesn’t count toward your plan, so you can record it even if your month is full. Your journal marks it “Not performed: refused” or “Not performed: cancelled”, and the Outcome filter finds it.',
    ],
    ways: [{ text: 'Start a new entry', to: paths.wizard() }],
  },
  {
    id: 'photos',
    title: 'Thumbprints and photos of the paper journal',
    body: [
      'If your state requires a thumbprint or a signature in a paper journal, the form has a field for a photo of it. Use your device’s camera or choose a file. To take it again, choose Clear. Your device makes photos smaller before it sends them.',
    ],
  },
  {
    id: 'offline',
    title: 'Working offline, without signal',
    body: [
      'The form and the rules that check it work without a connection. Entries that you submit offline are encrypted and kept on the device, and are sent automatically when you are back online. Each one is recorded only once, even if sending takes several tries. An entry keeps the date and time you tapped Submit and gets its number when it arrives. If it arrives more than ten minutes later, the entry shows both times.',
      'On the dashboard and above your drafts, On this device lists entries that are waiting to be sent and entries that need your attention. You need a connection to see your list of entries, earlier signers, and addresses from GPS.',
      'Before you work offline on a device, open the app on it once while you are online, with your password. After an hour without use you are signed out. Without a connection, your password then unlocks the device for new entries, up to 72 hours after your last session with one; ten wrong passwords end that. Logging out deletes everything kept on the device. If something has not been sent, we ask first.',
      'Safari deletes what a website keeps if you do not open it for seven days, unless it is on the home screen. Open the journal with a connection once a week, or add it to the home screen. Send Now sends what waits at once.',
    ],
  },
  ...severalActs,
  ...exportingEntries,
] as const satisfies readonly HelpArticle[];
