import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journalCapabilities } from '#shared/data/journal-capabilities.ts';
import { type Standard, standingOf } from '#shared/data/state-standard.ts';
import { stateStandards } from '#shared/data/state-standards.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import { journalStandards } from '#shared/rules/law/journal-standards.ts';
import { stateRequirements } from '#shared/rules/law/state-requirements.ts';

const root = new URL('../../../', import.meta.url);
const capabilities = Object.values(journalCapabilities);
const rows: [StateCode, Standard][] = stateCodes.flatMap((code) =>
  journalStandards(code).map((standard): [StateCode, Standard] => [code, standard]),
);

/** Returns the sources of a state's guide and of its standards. */
const sourcesOf = (code: StateCode) => [
  ...stateRequirements({ stateCode: code, documentType: undefined }).sources,
  ...stateStandards[code].sources,
];

/** Whether a file has a test of this name: the first argument of a call, in quotation marks. */
function namesTest(source: string, name: string): boolean {
  const calls = source.replaceAll(/\(\s+/g, '(');
  return calls.includes(`('${name}',`) || calls.includes(`("${name}",`);
}

describe('the capabilities of the journal', () => {
  it('name tests that exist', () => {
    const lost = capabilities
      .flatMap(({ tests }) => [...tests])
      .filter(({ path, name }) => {
        const file = new URL(path, root);
        return !existsSync(file) || !namesTest(readFileSync(file, 'utf8'), name);
      });
    expect(lost).toEqual([]);
  });

  it('are all needed by some state', () => {
    const used = new Set(rows.flatMap(([, standard]) => ('met' in standard ? standard.met : [])));
    expect(Object.keys(journalCapabilities).filter((id) => !(used as Set<string>).has(id))).toEqual([]);
  });
});

describe('the standards of the states', () => {
  it('exist for exactly the 50 states', () => {
    expect(Object.keys(stateStandards).toSorted()).toEqual([...stateCodes].toSorted());
  });

  it('cite sources of the guide, or their own', () => {
    const searched = stateCodes.flatMap((code) => {
      const { standards } = stateStandards[code];
      return 'noneFound' in standards ? standards.noneFound.map((cite) => ({ code, cite })) : [];
    });
    const cited = [...rows.map(([code, { cite }]) => ({ code, cite })), ...searched];
    const lost = cited.filter(({ code, cite }) => !sourcesOf(code).some((source) => source.cite === cite));
    expect(lost).toEqual([]);
  });

  it('have no source that the guide has, and none that they do not cite', () => {
    const odd = stateCodes.flatMap((code) =>
      stateStandards[code].sources.filter(
        ({ cite }) =>
          sourcesOf(code).filter((source) => source.cite === cite).length > 1 ||
          !rows.some(([of, standard]) => of === code && standard.cite === cite),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('are certain only where the source has an address or a quotation', () => {
    const bold = rows.filter(([code, { cite, confidence }]) => {
      const source = sourcesOf(code).find((one) => one.cite === cite);
      return confidence === 'high' && !source?.url && !source?.readAt && !source?.quote;
    });
    expect(bold).toEqual([]);
  });

  it('quote at most 25 words', () => {
    const long = stateCodes.flatMap((code) =>
      stateStandards[code].sources.filter(({ quote = '' }) => quote.split(/\s+/).length > 25),
    );
    expect(long).toEqual([]);
  });

  it('say each requirement once, in a plain sentence', () => {
    const said = rows.map(([code, { text }]) => `${code} ${text}`);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((text) => !/^[A-Z]{2} [A-Z“].*\.$/.test(text))).toEqual([]);
  });

  it('claim nothing where the state requires paper or an approved custodian', () => {
    const notMet = rows.filter(([, standard]) => standingOf(standard) !== 'met').map(([code]) => code);
    for (const code of ['WA', 'AK', 'MO', 'NV', 'AZ', 'HI', 'CA', 'MA', 'NC', 'SC', 'UT', 'CO'] as const) {
      expect(notMet).toContain(code);
    }
    expect(journalStandards('NC').map(standingOf)).toEqual(
      expect.arrayContaining(['approval', 'notMet', 'met']),
    );
    expect(journalStandards('SD')).toEqual([]);
  });

  it('take the years from the law', () => {
    expect(journalStandards('TX').at(-1)).toMatchObject({
      text: 'Entries must be kept for 10 years.',
      met: ['retention'],
    });
  });
});
