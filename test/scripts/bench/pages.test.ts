import { describe, expect, it } from 'vitest';
import { withSection } from '#scripts/bench/kept-page.ts';
import { performancePage } from '#scripts/bench/performance-page.ts';
import { unitSection } from '#scripts/bench/unit-page.ts';
import { measuredRates } from '#scripts/cost/measured-units.ts';
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
      ['3.5 / 0', '3.5 / 0', '3.5 / 0', 'at most 4 to read, the same in each', 'met'],
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

  it('marks units that exceed their target, or grow with the journal', () => {
    const changed = (entries: number, writes: number) => {
      const { units } = sampleFigures();
      const dear = units.units.map((unit) =>
        unit.route === 'submit-entry' && unit.entries === entries ? { ...unit, writes } : unit,
      );
      return rowsOf(unitSection({ ...units, units: dear }), 'submit-entry')[0]?.at(-1);
    };
    expect(changed(100, 0)).toBe('met');
    expect(changed(100_000, 18)).toBe('**not met**');
    expect(rowsOf(unitSection(sampleFigures().units), 'submit-entry')[0]?.at(-1)).toBe('met');
  });

  it('shows the rates of the public log and the verification, which docs/scale.md reads', () => {
    expect(measuredRates(page)).toEqual({
      ...{ leaves: 1_111, leavesOfCpu: 5_000, verifiedOfCpu: 2_500, readsOfVerified: 1.05 },
    });
  });

  it('contains no missing figure', () => {
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a section that was measured alone', () => {
  const page = performancePage(sampleFigures());

  it('replaces the one of the page, and nothing else', () => {
    const other = withSection(page, 'Public log', 'Nothing was measured.');
    expect(other).toContain('\n## Public log\n\nNothing was measured.\n\n## Verification of journals\n');
    const log = page.slice(page.indexOf('## Public log'), page.indexOf('## Verification of journals'));
    expect(other.replace('## Public log\n\nNothing was measured.\n\n', log)).toBe(page);
    expect(() => withSection(page, 'Weather', '')).toThrow('has no section "Weather"');
  });
});
