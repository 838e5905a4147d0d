import { limits } from '#shared/data/limits.ts';
import { paths } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';
import { exportingEntries } from './exporting-entries.ts';

export const creatingEntries = [
  {
    id: 'six-steps',
    shot: 'wizard-signer',
    title: 'The six steps of an entry',
    body: [
      {
        steps: [
          'New Entry: choose the state and the document type.',
          'Signer Information: name, address, identification and signature of each signer.',
          'Entry Details: fee and place of the act, and what your state wants besides. The date is today’s.',
          'Documents: describe the documents; at least one is required.',
          'Notes: optional, for anything unusual.',
          'Submit Entry: the entry is numbered, sealed and added to your journal for good.',
        ],
      },
      'You can go back to any step. A later step opens when the earlier ones are complete; what is missing is said at the field.',
    ],
    ways: [{ text: 'Start a new entry', to: paths.wizard() }],
  },
  {
    id: 'signers',
    title: 'Signers and their identification',
    body: [
      `Add up to ${limits.signers} signers with Add Another Signer. Lists show the first one’s name and how many more there are.`,
      `When you type at least ${limits.signerSearchMin} letters of a name, signers of your earlier entries are offered. Choosing one fills in what is still empty, and never an ID number.`,
      'Scan ID reads the barcode on the back of a US driver’s license or state ID, by the camera or from a photo. It is read on your device; the picture is not sent anywhere. What your state forbids to record is dropped at once.',
      'For someone whom you know personally, choose Personal Knowledge: no document is then asked for. For someone whom others identify, choose Credible Witness; where your state wants the witness recorded, the form asks for that too.',
    ],
  },
  {
    id: 'signatures',
    shot: 'signature',
    title: 'Signing on the screen',
    body: [
      'Press Add Signature and hand the device to the signer. The screen shows who signs what, in English or Spanish, and nothing about other people. Clear begins again; Save Signature puts the drawing into the entry.',
      'To take the device back, press and hold the button for the notary until its bar is full. You can also press it three times.',
      'If the signer can’t draw there, press I can’t sign here and take the device back. Then upload a PNG or JPEG image of the signature, or stop signing.',
    ],
  },
  {
    id: 'signature-security',
    title: 'Place and time in the corners of a signature',
    body: [
      'GPS coordinates and timestamp are embedded in the corners of each signature as it is saved: latitude and longitude at the top, date and time at the bottom. That ties the drawing to this act.',
      'The place is that of the entry, or your device’s own where the entry has none yet; your browser asks for your permission first. Without a place, only date and time are written. Signature metadata is turned on or off under Settings, Preferences.',
    ],
    ways: [{ text: 'Open Settings, Preferences', to: paths.settingsTab('preferences') }],
  },
  {
    id: 'details',
    shot: 'wizard-details',
    title: 'Date, time and fee',
    body: [
      'The date is today in the time zone of the act, or the day on which you began a draft. It cannot be typed, so that an entry is not dated back.',
      'The form shows the time that will be recorded, with its time zone: the moment you tap Submit. If the act took place at another time or in another time zone, choose Change. The time zone is the one of your device when you begin the entry. If the clock of your device is wrong, the time of our server is used.',
      'The fee is what you charge for the act, in dollars; without one it is 0.00.',
    ],
  },
  {
    id: 'location',
    title: 'The place of the act',
    body: [
      'Type the address, press Use Current Location (GPS), or click on the map. The address of the place is then filled in, and you can correct it. If no address is found, the coordinates are kept and you type the address.',
      'The browser asks before it tells where you are. If you refused it once, allow the location for this site in the settings of the browser.',
    ],
  },
  {
    id: 'documents',
    shot: 'wizard-docs',
    title: 'Describing the documents',
    body: [
      `Say what was signed so that you still know it in ten years: kind, property or parties, date. At least one description is required; Add Document makes room for more, up to ${limits.documents}.`,
    ],
  },
  {
    id: 'notes',
    shot: 'wizard-notes',
    title: 'Notes, and what is worth a second look',
    body: [
      'Additional Comments are for anything unusual: a signer who needed an interpreter, a refused act, a second original. They are sealed with the entry and stand on its PDF.',
      'Before you submit, Worth a second look lists what your state advises or what is rarely so, such as a fee above the state’s maximum. It asks you to look; it does not stop you. If you go on, say so and add a reason: both are sealed with the entry.',
    ],
  },
  {
    id: 'prohibited-fields',
    title: 'Why is an ID number refused in my state?',
    body: [
      'Some states forbid certain data in a journal, ID numbers in Texas for example. The form does not ask for what the state of the entry forbids, and the server refuses to store it, so that it cannot get into your journal by mistake. The State Guide names the law.',
      'Social Security and card numbers are not allowed in any field, in any state. The same rules read descriptions and comments: “DL 12345678” is not accepted in Texas, “Texas driver license” is. Each message names the law and what you can write instead.',
    ],
    ways: [{ text: 'Open the State Guide', to: paths.compliance() }],
  },
  {
    id: 'number-questions',
    title: 'Why does the form ask what a number is?',
    body: [
      'Some parcel, loan, and file numbers have the shape of a Social Security or card number, such as 016-12-3456. The form then asks below the text: “what is this number?” Choose what it is. Your answer is sealed with the entry, and you are not asked again unless you change the text.',
      'A word before the number avoids the question: “APN 016-12-3456” or “Loan no. 016-12-3456”. MERS numbers (MIN) are accepted as they are.',
      'If the number is one that the journal may not have, remove it. An answer cannot allow a number that is clearly prohibited.',
    ],
  },
  {
    id: 'photos',
    title: 'Thumbprints and photos of the paper journal',
    body: [
      'Where a state asks for a thumbprint or for the signature in a paper journal, the form has a field for it. Take it by the camera of the device or choose a file; Clear lets you take it again. Photos are made smaller on your device before they are sent.',
    ],
  },
  {
    id: 'offline',
    title: 'Working offline, without signal',
    body: [
      'The form works without a connection, and so do the rules that check it. What you submit then waits on the device, encrypted, and is sent by itself when the connection is back: it is recorded once, however often it is tried. The entry keeps the date and time at which you tapped Submit, and gets its number when it arrives. If that is more than ten minutes later, the entry shows both times.',
      'On this device, on the dashboard and above the drafts, lists what waits and what needs you. Lists of entries, signers of earlier entries and addresses by GPS need a connection.',
      'Open the app once with a connection on each device that you want to use without one, and stay signed in: signing in needs a connection. Logging out removes what is on the device, and asks first if something was not sent.',
    ],
  },
  ...exportingEntries,
] as const satisfies readonly HelpArticle[];
