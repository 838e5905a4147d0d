import { describe, expect, it } from 'vitest';
import { performancePage } from '#scripts/bench/performance-page.ts';
import { sampleFigures } from './sample-figures.ts';

/** Returns the other cells of the rows with this first cell. */
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

  it('shows units for each journal, and times in the longest', () => {
    expect(rowsOf(page, 'get-entry')).toEqual([
      ['3.5 / 0', '3.5 / 0', '3.5 / 0'],
      ['8', '12', '1.20×'],
      ['500', '38.7', '1.39×'],
    ]);
    expect(rowsOf(page, 'location alone')).toEqual([
      ['25', '25', '25'],
      ['400', '9', '11', '2.20×'],
    ]);
  });

  it('shows the costs of PDFs and ZIPs', () => {
    expect(rowsOf(page, 'one PDF')).toEqual([['50', '29', '371']]);
    expect(rowsOf(page, 'ZIP of 50 PDFs')).toEqual([['45', '', '18,457']]);
    expect(rowsOf(page, 'export-entries, 50 entries')).toEqual([['5.84', '0.4', '307 MB', '60 MB', '18.9']]);
  });

  it('marks a target that was not met', () => {
    expect(page).not.toContain('not met');
    const { batch } = sampleFigures();
    const other = performancePage(sampleFigures({ batch: { ...batch, seconds: 21 } }));
    expect(other.match(/\| \*\*not met\*\* \|/g)).toHaveLength(1);
  });

  it('contains no missing figure', () => {
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});
