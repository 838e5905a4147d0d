import { limits } from '#shared/data/limits.ts';
import { plans } from '#shared/data/plans.ts';
import type { HelpArticle } from './article.ts';

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
          'Entry Details: date, time, place and fee of the act, and what your state wants besides.',
          'Documents: describe the documents; at least one is required.',
          'Notes: optional, for anything unusual.',
          'Submit Entry: the entry is numbered, sealed and added to your journal for good.',
        ],
      },
      'You can go back to any step. A step that is not complete says what is missing.',
    ],
  },
  {
    id: 'signers',
    title: 'Signers and their identification',
    body: [
      `Add up to ${limits.signers} signers with Add Another Signer. Lists show the first one’s name and how many more there are.`,
      `When you type at least ${limits.signerSearchMin} letters of a name, signers of your earlier entries are offered. Choosing one fills in what is still empty. ID numbers are never filled in that way.`,
      'Scan ID reads the barcode on the back of a US driver’s license or state ID, by the camera or from a photo. It is read on your device; the picture is not sent anywhere. What your state forbids to record is dropped at once.',
      'For someone whom you know personally, or whom credible witnesses identify, choose that as ID type; the form then asks for what belongs to it.',
    ],
  },
  {
    id: 'signatures',
    title: 'Signing on the screen',
    body: [
      'Tap the signature field and hand the device to the signer. Undo takes back the last stroke, Clear all of them. A signer who cannot draw can be recorded with an image of the signature instead: choose to upload a PNG or JPEG in the same window.',
    ],
  },
  {
    id: 'signature-security',
    title: 'Place and time in the corners of a signature',
    body: [
      'Where and when a signature was drawn is embedded in its corners: latitude and longitude at the top, date and time at the bottom. That ties the drawing to this act.',
      'Turn this on or off under Settings, Preferences. The place needs your permission in the browser; without it only date and time are written.',
    ],
  },
  {
    id: 'location',
    title: 'The place of the act',
    body: [
      'Type the address, press Use Current Location (GPS), or click on the map. The address of the place is then filled in, and you can correct it.',
    ],
  },
  {
    id: 'prohibited-fields',
    title: 'Why a field is not there in my state',
    body: [
      'Some states forbid to keep certain data in a journal, most often ID numbers, in Texas for example. The form does not ask for what your state forbids, and the server refuses to store it, so that it cannot get into your journal by mistake.',
      'Social security numbers and card numbers are refused in every field, in every state.',
    ],
  },
  {
    id: 'offline',
    title: 'Without signal',
    body: [
      'The form works without a connection. What you submit then waits on the device, encrypted, and is sent by itself when the connection is back: once, however often it is tried. Date and time of the act stay those you recorded; the number is given when the entry arrives.',
      'A list on the dashboard shows what waits and what needs you. Open the app once with a connection on each device that you want to use without one. Logging out removes what is on the device, and says so first if something waits.',
    ],
  },
  {
    id: 'export-pdf',
    shot: 'entry-details',
    title: 'PDF of an entry',
    body: [
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have PDF export: press PDF in the list, or open the entry. The PDF holds every field, the signatures and photos, and the seal of the entry.`,
    ],
  },
  {
    id: 'batch-export',
    title: 'Batch export',
    body: [
      `With ${plans.pro.name}, a box stands beside each entry of the journal. Choose entries one by one, or all of a page with the box at the head; the counter says how many of at most ${limits.batchExport} are chosen, also over several pages and searches.`,
      'Batch export then gives you one ZIP file with a PDF for each entry, named by its number.',
    ],
  },
  {
    id: 'search',
    shot: 'journal',
    title: 'Search and filters',
    body: [
      `${plans.advanced.name} and ${plans.pro.name} can narrow the journal: by signer, days, location, document type and fee, in any combination. The search finds all signers of an entry, not only the first, by the beginning of any part of a name; accents do not matter.`,
      'The address of the page holds your filters, so that you can keep it as a bookmark. Under the list, CSV and Printable journal make one file of what fits.',
    ],
  },
] as const satisfies readonly HelpArticle[];
