import { limits } from '#shared/data/limits.ts';
import { plans } from '#shared/data/plans.ts';
import { paths } from '#web/lib/navigation/paths.ts';
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
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} include PDF export. Choose PDF in the list, on a wide screen under More, or Download PDF in the entry. The PDF contains everything recorded in the entry, its signatures and photos, and its seal.`,
    ],
  },
  {
    id: 'inspection-links',
    title: 'Showing entries to an inspector or a court',
    body: [
      'Under Requests & Records, Inspection links, create a link to chosen entries or to all acts of a period. Send the link by email and share the access code another way, such as by phone. The official needs no account.',
      'ID numbers are never shown, and images only if you include them. Entries that you record later aren’t included. The link works for 7 days, or for as many as you choose, up to 30.',
      'You see each view with its time and kind of device. If you revoke the link, it ends immediately. Every plan includes this.',
    ],
    ways: [{ text: 'Open inspection links', to: paths.dutyPage('inspections') }],
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
      `${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have two reports. In the journal, choose Export. Spreadsheet saves the listed entries as a CSV file, up to ${count(limits.csvRows)} entries. Printable journal saves them as a PDF that looks like the pages of a bound book, up to ${count(limits.printedRows)} lines. If filters are on, both contain only the matching entries. On ${plans.basic.name}, choose a period instead.`,
    ],
  },
  {
    id: 'signed-pdf',
    title: 'Signatures and codes on PDFs',
    body: [
      'Every PDF is digitally signed by this service. A PDF reader such as Adobe Acrobat shows who signed it and that it has not changed since. This is our signature, not yours. It shows where the file comes from and does not replace your signature or seal.',
      'The PDF of an entry also has a code and an attached file with evidence. Anyone who scans the code, or opens the file on the Verify page, can see whether the entry is the one you sealed and when it entered the public log. Files never leave the device. If a PDF says "not yet in the log", it was made within minutes of the entry. Download it again to get the complete proof.',
      'The proof shows that an entry has not changed and when it existed. It cannot show that the recorded facts are true.',
    ],
  },
  {
    id: 'front-page',
    title: 'Front page of the journal',
    body: [
      'Some states say what the first page of a journal must show: your name, commission, and office address, the meaning of your abbreviations, your signature, and who gets the journal after your death. Under Requests & Records, the front page shows what your states require and what is still missing. You can save it as a signed PDF on every plan, and the printable journal begins with it.',
      'When you change your name, business address, or commissions in the settings, the old line stays on the front page with the day of the change. You don’t have to do anything.',
    ],
    ways: [{ text: 'Open the front page', to: paths.dutyPage('front-page') }],
  },
  {
    id: 'successor',
    title: 'A successor for your journal',
    body: [
      'Name a person who takes care of your journal if you die or can no longer act. The front page names the person. The instructions for your successor are a signed PDF with the rules of your states, the proof that we need, and how to ask us for the journal. Print them and keep them with your will.',
      'The instructions give no access to your account. We release a journal only after two of our employees have checked the proof independently.',
    ],
    ways: [{ text: 'Name a successor', to: paths.dutyPage('front-page') }],
  },
  {
    id: 'monthly-copy',
    title: 'Your own copy every month',
    body: [
      'Under Settings, Preferences, you can turn on a monthly email when the signed file of the past month is ready. The link opens your journal for that month. Choose Export, then Printable journal, to save the file. The email contains nothing from your journal.',
      'If your plan has no reports, the link opens My Data instead, where you can export your whole account.',
    ],
    ways: [{ text: 'Open the preferences', to: paths.settingsTab('preferences') }],
  },
  {
    id: 'certificate',
    title: 'Certificate of integrity',
    body: [
      `On every plan, you can make a certificate for an auditor or a court: in the journal, choose Export. It is a signed PDF that says how many entries the journal has, that no number is missing, and that every entry still matches its seal. We verify all of them when we make the certificate, up to ${count(limits.certifiedLinks)} at a time.`,
      'A period goes by the days when entries were submitted, so its entry numbers are consecutive. The list’s other filters do not apply.',
    ],
    ways: [{ text: 'Open the journal', to: paths.journal() }],
  },
  {
    id: 'earlier-entries',
    title: 'Import entries from an earlier journal',
    body: [
      `You can keep the entries of an earlier journal, such as a spreadsheet or another app, beside this one. Save them there as a CSV file of up to ${count(limits.importRows)} rows. It is free on every plan.`,
      {
        steps: [
          'In the journal, or in Settings under My data, open Imported entries, then Import from CSV.',
          'Choose the file. For each column, compare what the file says with how we understand it, and answer the questions about dates, fees, or names that can be read in two ways. Columns that you leave out never leave your device.',
          'Look at the rows and their problems. Import the good rows, or fix the file and choose it again. You can save the rows with a problem as a file that says what is wrong in each.',
        ],
      },
      'Leave out columns with ID numbers and birth dates. From the column with the kind of ID, words with digits are left out. What the law of a row’s state does not allow is a problem of that row. If a number is a parcel, loan, or file number, write that word before it.',
      `Imported entries were not sealed at the time of the act, and every list says so. They get no number, do not count toward your plan, and are not in the printed journal. The certificate of integrity and the export of your data list them separately, with a SHA-256 for each import. You can undo an import for ${limits.importUndoDays} days. After that, it is kept.`,
    ],
    ways: [{ text: 'Open imported entries', to: paths.annex }],
  },
] as const satisfies readonly HelpArticle[];
