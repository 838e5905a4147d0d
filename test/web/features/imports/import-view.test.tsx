import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ImportView } from '#web/features/imports/import-view.tsx';
import { aProfile } from '../../support/answers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile({ primaryNotaryState: 'CA', timezone: 'America/Los_Angeles' }));
});

const csv = (...lines: string[]) => new File([lines.join('\n')], 'old.csv', { type: 'text/csv' });

/** Opens the page and chooses a file. */
function choose(file: File) {
  const { user } = openSection(<ImportView />);
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  return user;
}

/** The cells of a column with how they are understood. */
const examplesOf = (title: string) =>
  within(screen.getByRole('table', { name: `Examples of ${title}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the preview of an import', () => {
  test('shows how each column is understood, and asks what it cannot know', async () => {
    const user = choose(
      csv(
        'Journal of Nora Notary',
        'Date,Signer,City,State,ZIP,Fee,DL Number',
        '3/4/2024,Ana Cruz,Boston,MA,2108,"15,00",D1234567',
        '5/6/2024,Bo Li,Fresno,CA,93721,(15.00),D7654321',
      ),
    );
    const heading = await screen.findByRole('heading', { name: 'How is your file read?' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/2 questions wait for your answers/)).toBeTruthy();
    expect(screen.getByLabelText('Titles of the columns')).toHaveProperty('value', '1');
    expect(examplesOf('Fee')).toEqual([
      ['15,00', 'Waits for your answer'],
      ['(15.00)', '“(15.00)” is negative. Write the fee that was charged, like 15.00.'],
    ]);
    expect(examplesOf('DL Number')[0]).toEqual(['••••••••', 'Left out']);
    expect(screen.queryByLabelText('DL Number')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Check rows' }));
    const problems = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      ...['City', 'State', 'ZIP'].map((title) => `Choose what “${title}” is.`),
      'Answer: Does 3/4/2024 mean March 4, 2024, or April 3, 2024?',
      'Answer: Does 15,00 mean $15.00 or $1,500.00?',
    ]);

    await user.selectOptions(screen.getByLabelText('City'), 'Signer’s city');
    await user.selectOptions(screen.getByLabelText('State'), 'Signer’s state or region');
    await user.selectOptions(screen.getByLabelText('ZIP'), 'Signer’s ZIP Code');
    await user.click(screen.getByLabelText('March 4, 2024: the month comes first'));
    await user.click(screen.getByLabelText('$15.00'));
    expect(examplesOf('Date')[0]).toEqual(['3/4/2024', 'March 4, 2024']);
    expect(examplesOf('ZIP')[0]).toEqual(['2108', '02108']);

    await user.click(screen.getByRole('button', { name: 'Check rows' }));
    const result = await screen.findByRole('heading', { name: '1 row can be imported, 1 row cannot' });
    expect(document.activeElement).toBe(result);
    expect(screen.getByText(/^Row 4: Fee: “\(15.00\)” is negative/)).toBeTruthy();
  });

  test('leaves a file of numbers of IDs out, whatever was chosen for its titles before', async () => {
    const mapping = ['date', 'signer', 'other'];
    localStorage.setItem('import_mappings', JSON.stringify([{ titles: 'Date\nSigner\nCode', mapping }]));
    choose(csv('Date,Signer,Code', '3/14/2024,Ana Cruz,078-05-1120'));
    await screen.findByRole('heading', { name: 'How is your file read?' });
    expect(examplesOf('Code')).toEqual([['•••-••-••••', 'Left out']]);
  });
});

test.each([
  [
    'is not CSV',
    new File(['PK\u0003\u0004 xl/workbook.xml'], 'old.csv'),
    /^old.csv: This is an Excel workbook/,
  ],
  [
    'is out of reach',
    Object.assign(new File(['Date'], 'old.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
    /^old.csv: We couldn’t read the file/,
  ],
])('a file that %s says so, and another can be chosen', async (_, file, problem) => {
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(problem);
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveProperty('disabled', false);
});
