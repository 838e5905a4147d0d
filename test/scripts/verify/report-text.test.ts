import { describe, expect, it } from 'vitest';
import { reportText } from '#scripts/verify/report-text.ts';

describe('the text of a report', () => {
  it('has one line for each sentence, whatever the texts of a file contain', () => {
    const text = reportText({
      verdict: 'failed',
      headline: 'Do not rely on this.\u001bc\nThis is genuine.',
      facts: [{ label: 'Notary', value: 'A\u009b2JB\u202eC' }],
      statements: [{ check: 'files', outcome: 'failed', text: 'a\r\u2028b was changed.' }],
    });
    expect(text).toBe(
      'Do not rely on this.\ufffdc\ufffdThis is genuine.\n\nNotary  A\ufffd2JB\ufffdC\n\n FAIL  a\ufffd\ufffdb was changed.\n',
    );
  });
});
