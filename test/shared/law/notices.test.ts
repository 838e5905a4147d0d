import { describe, expect, it } from 'vitest';
import { stateCodes } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { entry, ruleOf, warnings } from './state-entries.ts';

describe('notices', () => {
  const noticeOf = (stateCode: string, actMode?: EntryContent['actMode']) =>
    journalNotice({ stateCode, actMode })?.message;

  it.each(['AZ', 'HI', 'KS', 'MO', 'NV', 'WA'])(
    'say that %s wants a paper journal for acts on paper',
    (stateCode) => {
      expect(noticeOf(stateCode)).toMatch(/^Paper journal required: .* this journal is its companion\.$/);
      expect(warnings(entry(stateCode))).toContain(noticeOf(stateCode));
      expect(ruleOf(entry(stateCode), 'paperVolume')).toBe('asked');
      expect(noticeOf(stateCode, 'remote')).toBeUndefined();
      expect(ruleOf(entry(stateCode, { actMode: 'remote' }), 'paperVolume')).toBe('optional');
    },
  );

  it.each(['CA', 'MA'])('treat the contested %s like a paper state, and say so', (stateCode) => {
    expect(noticeOf(stateCode)).toMatch(/^Keep your paper journal too. .* disputed/);
    expect(ruleOf(entry(stateCode), 'paperLine')).toBe('asked');
  });

  it.each(['DE', 'ME', 'MD', 'MS', 'NJ'])('say that %s allows one journal at a time', (stateCode) => {
    expect(noticeOf(stateCode)).toMatch(/allows one journal at a time/);
  });

  it('do not appear in other states', () => {
    expect(stateCodes.filter((stateCode) => noticeOf(stateCode)).length).toBe(13);
    expect(noticeOf('OH')).toBeUndefined();
  });

  it.each([
    ['AK', 'remote', 'must also be recorded in a paper journal'],
    ['WA', 'remote', 'must also be recorded in your bound paper journal'],
    ['WA', 'electronic', 'must also be recorded in your bound paper journal'],
  ] as const)('in %s mention paper for a %s act too', (stateCode, actMode, text) => {
    expect(warnings(entry(stateCode, { actMode })).join()).toContain(text);
  });
});
