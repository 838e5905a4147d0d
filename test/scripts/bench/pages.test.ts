import { describe, expect, it } from 'vitest';
import { performancePage } from '#scripts/bench/performance-page.ts';
import { readmeFigures } from '#scripts/bench/readme-figures.ts';
import { sampleFigures } from './sample-figures.ts';

/** The cells of the rows whose first cell is this. */
const rowsOf = (text: string, first: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${first} |`))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

describe('docs/performance.md', () => {
  const page = performancePage(sampleFigures());

  it('shows units by the length of the journal, times in the longest', () => {
    expect(rowsOf(page, 'get-entry')).toEqual([
      ['3.5 / 0', '3.5 / 0', '3.5 / 0'],
      ['8', '12', '1.20×'],
      ['500', '38.7', '1.39×'],
    ]);
    expect(rowsOf(page, 'location alone')).toEqual([
      ['25', '25', '25'],
      ['400', '9', '11', '2.20×'],
    ]);
    expect(page).toContain('the dearest search takes 1/800 of');
  });

  it('shows what PDFs and ZIPs take beside what else makes them', () => {
    expect(rowsOf(page, 'Chromium, warm')).toEqual([['300', '6.00×', '29', '371']]);
    expect(rowsOf(page, 'ours, from files to a file')).toEqual([['45', '0.64×']]);
    expect(rowsOf(page, 'export-entries, 50 entries')).toEqual([['5.84', '0.4', '307 MB', '60 MB', '18.9']]);
  });

  it('says what was not met, and what could not be measured', () => {
    expect(page).not.toContain('not met');
    const { zip, batch } = sampleFigures();
    const other = performancePage(
      sampleFigures({ zip: { ...zip, infoZip: undefined }, batch: { ...batch, seconds: 21 } }),
    );
    expect(other.match(/\| \*\*not met\*\* \|/g)).toHaveLength(1);
    expect(other).toContain('| Info-ZIP is not installed | not measured |');
    expect(other).toContain('"apt-get install zip" brings it');
  });

  it('holds no figure that is none', () => {
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the figures of README.md', () => {
  it('stand beside what one would take instead', () => {
    const figures = readmeFigures(sampleFigures());
    expect(rowsOf(figures, 'A signer by a surname, among 100,000 entries')).toEqual([
      ['12 read units, 9 ms', 'every entry read, filtered in code: 20,000 read units, 31,000 ms'],
    ]);
    expect(rowsOf(figures, '50 such PDFs into a ZIP')).toEqual([['45 ms', 'Info-ZIP 70 ms']]);
    expect(figures).not.toMatch(/NaN|undefined|Infinity/);
  });
});
