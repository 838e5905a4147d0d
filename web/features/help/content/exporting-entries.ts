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
      `${plans.advanced.name} and ${plans.pro.name} let you search by signer, dates, location, document type, and fee, in any combination. The search finds all signers of an entry, not only the first one shown. Type the start of any part of a name. Accents and capital letters don’t matter.`,
      'Your filters are part of the page’s address, so you can bookmark a search.',
    ],
    ways: [{ text: 'Open the journal', to: paths.journal() }],
  },
  {
    id: 'export-pdf',
    shot: 'entry-details',
    title: 'PDF of an entry',
    body: [
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} include PDF export. Choose PDF in the list or Download PDF in the entry. The PDF contains everything recorded in the entry, its signatures and photos, and its seal.`,
    ],
  },
  {
    id: 'batch-export',
    shot: 'batch-export',
    title: 'Batch export',
    body: [
      `With ${plans.pro.name}, each entry in the journal has a checkbox. Select entries one at a time, or select the whole page with the checkbox at the top. You can select at most ${limits.batchExport} entries, across pages and searches. A counter shows how many you have selected.`,
      'Batch export then saves one ZIP file with a PDF for each entry.',
    ],
  },
  {
    id: 'reports',
    title: 'Spreadsheet and printable journal',
    body: [
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have two buttons in the journal. CSV saves the listed entries as a spreadsheet, up to ${count(limits.csvRows)} entries. Printable journal saves them as a PDF that looks like the pages of a bound book, up to ${count(limits.printedRows)} lines. If filters are on, both contain only the matching entries. On ${plans.basic.name}, choose a period instead.`,
    ],
  },
  {
    id: 'signed-pdf',
    title: 'Signatures and codes on PDFs',
    body: [
      'Every PDF is digitally signed by this service. A PDF reader such as Adobe Acrobat shows who signed it and that it has not changed since. This is our signature, not yours. It shows where the file comes from and does not replace your signature or seal.',
      'The PDF of an entry also has a code and an attached file with evidence. Anyone who scans the code, or opens the file on the Verify page, can see whether the entry is the one you sealed and when the public log witnessed it. Files never leave the device. If a PDF says "Not yet witnessed", it was made within minutes of the entry. Download it again to get the complete proof.',
      'The proof shows that an entry has not changed and when it existed. It cannot show that the recorded facts are true.',
    ],
  },
  {
    id: 'certificate',
    title: 'Certificate of integrity',
    body: [
      `On every plan, you can make a certificate for an auditor or a court from the journal. It is a signed PDF that says how many entries the journal has, that no number is missing, and that every entry still matches its seal. We verify all of them when we make the certificate, up to ${count(limits.certifiedLinks)} at a time.`,
      'A period goes by the days when entries were submitted, so its entry numbers are consecutive. The list’s other filters do not apply.',
    ],
    ways: [{ text: 'Open the journal', to: paths.journal() }],
  },
] as const satisfies readonly HelpArticle[];
