import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import type { StateLaw } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';

const page = readFileSync('docs/compliance.md', 'utf8');

/** Returns the only row of a table that contains a text, by cell. */
function rowWith(text: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && line.includes(text));
  expect(rows, text).toHaveLength(1);
  return (rows[0] ?? '').split('|').map((cell) => cell.trim());
}

const having = (rule: (law: StateLaw, code: StateCode) => boolean) =>
  stateCodes.filter((code) => rule(stateLaws[code], code)).sort();

const codesIn = (cell = '') => cell.match(/\b[A-Z]{2}\b/gu)?.sort() ?? [];

describe('docs/compliance.md', () => {
  it('names the states whose years for electronic or remote acts hold for the whole journal', () => {
    const [, , decision = ''] = rowWith('for electronic or remote acts only, with a retention in law');
    const [listed = ''] = decision.match(/\([^)]*\)/u) ?? [];
    const named = stateCodes.filter((code) =>
      listed.match(new RegExp(`[(,] ?${states[code].name}[,)]`, 'u')),
    );
    const general = having(
      ({ journal, retention }) =>
        ['remote_only', 'electronic_only'].includes(journal.scope) && retention.years !== null,
    );
    expect([...named, 'MI'].sort()).toEqual(general);
  });

  it('names the states without a fee cap, and no state whose cap is certain', () => {
    expect(codesIn(rowWith('fee cap not known')[1])).toEqual(having(({ fee }) => fee.status === 'unknown'));
    const certain = having(({ fee }) => fee.toVerify !== true);
    expect(
      codesIn(rowWith('the fee figure that was found')[1]).filter((code) => certain.includes(code as 'CA')),
    ).toEqual([]);
  });

  it('names the states with a duty for remote acts and no list of fields', () => {
    expect(codesIn(rowWith('a duty for remote acts, without required fields')[1])).toEqual(
      having(({ fields }) => fields.appliesTo.kind === 'remote_acts' && fields.names.length === 0),
    );
  });

  it('names the states that require a front page', () => {
    const [listed] = rowWith('a complete front page')[2]?.match(/\([A-Z, ]+\)/u) ?? [];
    expect(codesIn(listed)).toEqual(having((_, code) => !('noneFound' in stateDuties[code].frontPage)));
  });
});
