import { describe, expect, it } from 'vitest';
import { changeList } from '#scripts/law-diff/change-list.ts';
import { lawReport } from '#scripts/law-diff/change-report.ts';
import { lawDifferences } from '#scripts/law-diff/differences.ts';
import { snapshot } from '#scripts/law-diff/snapshot.ts';

const utahBefore = snapshot('2026-05-05', ['UT'])['UT'];
const utahAfter = snapshot('2026-05-06', ['UT'])['UT'];

describe('npm run law-diff', () => {
  it('finds nothing between equal rules', () => {
    const present = snapshot('2026-11-22', ['CA', 'TX']);
    expect(Object.keys(present)).toEqual(['CA', 'TX']);
    expect(lawDifferences(present, structuredClone(present))).toEqual([]);
    expect(lawReport([])).toBe('No rule, message, or guide of a state differs.');
  });

  it('shows which fields and drafts a change of law concerns', () => {
    if (!utahBefore || !utahAfter) throw new Error('Utah is missing');
    const [difference] = lawDifferences({ UT: utahBefore }, { UT: utahAfter });
    const issueDate = "Signer's Issue Date (Driver's License)";
    expect(difference?.drafts.toFill).toContainEqual({
      text: issueDate,
      entries: Object.keys(utahAfter.outcomes),
    });
    const report = lawReport(difference ? [difference] : []);
    expect(report).toContain('Open drafts in Utah');
    expect(report).toContain(`to fill before submission: ${issueDate} [every document type]`);
    expect(report).toContain('The latest row of shared/data/state-changes.ts: 2026-05-06');
    expect(report).toMatch(/1 changed: Utah\.$/u);
  });

  it('shows changed rules, messages, and statements', () => {
    if (!utahAfter) throw new Error('Utah is missing');
    const outcomes = Object.fromEntries(
      Object.entries(utahAfter.outcomes).map(([entry, { fields, messages }]) => [
        entry,
        { fields, messages: entry.endsWith('/remote') ? ['A new message'] : messages },
      ]),
    );
    const changed = { ...utahAfter, record: { fee: { cap: 1 } }, guide: ['A new statement.'], outcomes };
    const [difference] = lawDifferences(
      { UT: { ...utahAfter, record: { fee: { cap: 2 } } } },
      { UT: changed },
    );
    expect(difference?.rules).toEqual([{ path: 'fee.cap', before: '2', after: '1' }]);
    expect(difference?.messages.added).toMatchObject([{ text: 'A new message' }]);
    expect(difference?.guide.added).toEqual(['A new statement.']);
    expect(lawReport(difference ? [difference] : [])).toContain(
      '+ A new message [every document type; remote]',
    );
  });
});

describe('npm run law-diff -- changes', () => {
  it('prints what a state tells and enforces from a day, the latest first', () => {
    const utah = changeList('UT').split('\n');
    expect(utah[0]).toBe('Utah');
    expect(utah.join()).toMatch(/2026-05-06 {2}If your commission .* \(Utah Code § 46-1-14\.1\(1\)-\(2\)\)/u);
    expect(utah.join()).toMatch(/2026-05-06 {2}enforced from this day: .* keep the replaced rules/u);
    const days = changeList('VA').match(/^ {2}\d{4}-\d{2}-\d{2}/gmu) ?? [];
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('prints all states that changed, and refuses an unknown one', () => {
    expect(changeList()).toMatch(/^Virginia$/mu);
    expect(changeList()).not.toMatch(/^Alabama$/mu);
    expect(() => changeList('XX')).toThrow('XX is not the code of a state.');
  });
});
