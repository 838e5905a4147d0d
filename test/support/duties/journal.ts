import { outcomeReasonCodes, outcomeReasons } from '#shared/data/outcomes.ts';
import { states } from '#shared/data/states.ts';
import { answerDoubts, toast } from '../journey.ts';
import { open, press, seen, shows, type Walk } from './walk.ts';

/** Corrects an entry with an addendum. */
export async function addAddendum(walk: Walk, entryId: string): Promise<void> {
  const { page } = walk;
  await open(walk, `view=entryDetails&id=${entryId}`);
  await press(walk, 'Add an addendum');
  await press(walk, 'Add addendum');
  await shows(page, 'Enter the reason for the addendum.');
  await seen(walk, 'addendum-problem');
  await page.getByLabel('Reason').fill('Wrong fee');
  await page.getByLabel('Text', { exact: true }).fill('The signer paid $10.00, not $0.00. Lien 016-12-3456.');
  await page.getByLabel('Corrected field').selectOption({ label: 'Fee' });
  await seen(walk, 'addendum');
  await page.getByLabel('Text', { exact: true }).fill('The signer paid $10.00, not $0.00.');
  await press(walk, 'Add addendum');
  await page.getByRole('heading', { name: 'Addendum 1' }).waitFor();
  await seen(walk, 'addendum-added');
}

/** Looks at a step of the wizard from its end, where the bar of buttons covers nothing. */
async function seenInWizard(walk: Walk, name: string): Promise<void> {
  await walk.page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await seen(walk, name);
}

/** Records a refused act in the wizard, step by step, and opens its entry. */
export async function recordRefusal(walk: Walk): Promise<void> {
  const { page, state } = walk;
  await open(walk, 'view=wizard');
  await page.getByLabel('First Name').first().waitFor();
  // On a phone, known choices take one line.
  const folded = page.locator('.act-choice:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('State for this Entry').selectOption(state);
  await press(walk, 'Record a refusal');
  const dialog = page.getByRole('dialog', { name: 'Record a refusal' });
  await shows(dialog, ...outcomeReasonCodes.map((code) => outcomeReasons[code]));
  await seen(walk, 'refusal');
  await press(walk, 'Continue as refusal');
  await seen(walk, 'refusal-problem');
  await dialog.getByText(outcomeReasons.signer_not_aware).click();
  await dialog.getByLabel('Note').fill('Asked three times which document it was.');
  await press(walk, 'Continue as refusal');
  await shows(page, 'Not performed: refused.');
  // A complete refusal goes on to the review at once.
  const review = page.getByRole('heading', { name: 'Review and Notes', exact: true });
  for (const step of ['Entry Details', 'Documents', 'Review and Notes']) {
    if (await review.isVisible()) break;
    await seenInWizard(walk, `refusal-before-${step.split(' ')[0]}`);
    if (step === 'Documents') {
      await page.getByLabel('Location Address').fill(`Springfield, ${states[state].name}`);
    }
    await press(walk, 'Next');
    await page.getByRole('heading', { name: step, exact: true }).waitFor();
  }
  await answerDoubts(page);
  await seenInWizard(walk, 'refusal-review');
  await press(walk, 'Submit Entry');
  await page.getByText('Entry submitted successfully!').waitFor();
  await open(walk, 'view=journal');
  await shows(page, 'Refused');
  await seen(walk, 'journal-refused');
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await shows(page, 'Not performed: refused');
  await seen(walk, 'refused-entry');
}

/** Imports a file with one bad row: names the columns, sees the problem, imports the others, and undoes it. */
export async function importCsv(walk: Walk): Promise<void> {
  const { page } = walk;
  await open(walk, 'view=annex');
  await shows(page, 'No Imported Entries');
  await seen(walk, 'annex-empty');
  await press(walk, 'Import from CSV');
  await page.getByRole('heading', { name: 'Choose a CSV file' }).waitFor();
  await seen(walk, 'import-file');
  const rows = [
    '1/1/2020,Ada Byron,Jurat,Affidavit',
    '1/2/2020,Bo Lind,Jurat,Deed',
    '13/45/2020,Cy,Jurat,Will',
  ];
  const choosing = page.waitForEvent('filechooser');
  await press(walk, 'Choose file');
  const buffer = Buffer.from(['Date,Signer,Act,Document', ...rows].join('\n'));
  await (await choosing).setFiles({ name: 'paper.csv', mimeType: 'text/csv', buffer });
  await press(walk, 'Check rows');
  await shows(page, 'Choose which number of a date is the month.');
  await seen(walk, 'import-columns');
  await page.getByLabel('What does 1/2/2020 start with?').selectOption('month-first');
  await press(walk, 'Check rows');
  await shows(page, '2 rows can be imported, 1 row cannot');
  await seen(walk, 'import-checked');
  await press(walk, 'Import 2 rows');
  await shows(page, '2 entries are imported');
  await seen(walk, 'import-done');
  await press(walk, 'Show imported entries');
  await page.getByRole('button', { name: 'View Ada Byron' }).first().waitFor();
  await seen(walk, 'annex');
  await page.getByRole('button', { name: /^View Ada Byron/ }).click();
  await shows(page, 'Not sealed at the time of the act.');
  await seen(walk, 'annex-entry');
  await page.keyboard.press('Escape');
  await press(walk, 'Undo the import of paper.csv');
  await seen(walk, 'annex-undo');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await shows(page, 'No Imported Entries');
}

/** Asks for the monthly copy of the journal by email. */
export async function askMonthlyCopy(walk: Walk): Promise<void> {
  const { page } = walk;
  const setting = page.getByLabel('Tell me every month when my signed journal is ready');
  await open(walk, 'view=settings&tab=preferences');
  await page.getByText('Tell me every month when my signed journal is ready').click();
  await seen(walk, 'monthly-copy');
  await press(walk, 'Save preferences');
  await toast(page, 'Profile updated successfully');
  await page.reload();
  await setting.and(page.locator(':checked')).waitFor();
}
