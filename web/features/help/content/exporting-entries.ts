import { limits } from '#shared/data/limits.ts';
import { plans } from '#shared/data/plans.ts';
import { paths } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** How to find and export entries. */
export const exportingEntries = [
  {
    id: 'search',
    shot: 'journal',
    title: 'Search and filters',
    body: [
      `${plans.advanced.name} and ${plans.pro.name} can narrow the journal: by signer, days, location, document type and fee, in any combination. The search finds all signers of an entry, not only the first one shown, by the beginning of any part of a name; accents and capitals do not matter.`,
      'The address of the page holds your filters, so that you can keep it as a bookmark.',
    ],
    ways: [{ text: 'Open the journal', to: paths.journal() }],
  },
  {
    id: 'export-pdf',
    shot: 'entry-details',
    title: 'PDF of an entry',
    body: [
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have PDF export: press PDF in the list, or Download PDF in the entry. The PDF holds what was recorded, the signatures and photos, and the seal of the entry.`,
    ],
  },
  {
    id: 'batch-export',
    shot: 'batch-export',
    title: 'Batch export',
    body: [
      `With ${plans.pro.name}, a box stands beside each entry of the journal. Choose entries one by one, or all of a page with the box at the head; the counter says how many of at most ${limits.batchExport} are selected, also over several pages and searches.`,
      'Batch export then saves one ZIP file with a PDF for each entry.',
    ],
  },
  {
    id: 'reports',
    title: 'Spreadsheet and printable journal',
    body: [
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have two buttons under the journal: CSV saves the listed entries for a spreadsheet, up to ${count(limits.csvRows)} of them; Printable journal saves a PDF table like the pages of a bound book, up to ${count(limits.printedRows)} lines. With filters on, both hold what fits; on ${plans.basic.name} you choose a period.`,
    ],
  },
  {
    id: 'signed-pdf',
    title: 'Signatures and codes on PDFs',
    body: [
      'Every PDF is digitally signed by this service. A PDF reader such as Adobe Acrobat shows who signed it and that nobody changed it since. The signature is not yours: it says where the file comes from, and does not replace your signature or seal.',
      'The PDF of an entry also has its evidence attached and shows a code. Whoever scans it, or drops the file on the page Verify, sees whether the entry is the one that you sealed, and since when the public log has witnessed it. Files never leave the device. A PDF that says "Not yet witnessed" was made in the first minutes after the entry; download it again to get the rest.',
      'The proof shows that an entry is unchanged and when it existed. It cannot show that what was recorded is true.',
    ],
  },
  {
    id: 'certificate',
    title: 'Certificate of integrity',
    body: [
      `Every plan has a button under the journal that makes a certificate for an auditor or a court: a signed PDF which says how many entries the journal has, that their numbers have no gap, and that every one still matches its seal. All of them are verified while it is made, up to ${count(limits.certifiedLinks)} at a time.`,
      'A period is counted by the days on which entries were submitted, so that its numbers follow each other. Other filters of the list do not apply.',
    ],
    ways: [{ text: 'Open the journal', to: paths.journal() }],
  },
] as const satisfies readonly HelpArticle[];
