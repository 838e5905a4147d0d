import { describe, expect, it } from 'vitest';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateIds } from '#shared/data/state-ids.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import type { Basis } from '#shared/rules/law/basis.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { circumstances } from './circumstances.ts';
import { filled, today, withValue } from './filled-entry.ts';

/** Returns complaints without duplicates. */
const distinct = (complaints: readonly string[]) => [...new Set(complaints)];

describe('the rules, in every state, for every document, act, identification, and act mode', () => {
  it('accept an entry with all required content and nothing else', () => {
    const complaints: string[] = [];
    for (const entry of circumstances()) {
      // California rejects personal knowledge in every entry.
      if (entry.stateCode === 'CA' && entry.signers?.[0]?.idType === 'personal_knowledge') continue;
      for (const { path, message } of entryProblems(filled(entry, 'required'), today)) {
        complaints.push(`${entry.stateCode} ${path}: ${message}`);
      }
    }
    expect(distinct(complaints)).toEqual([]);
  });

  it('never require prohibited or hidden content', () => {
    const complaints: string[] = [];
    for (const entry of circumstances()) {
      const missed = new Set(entryProblems(entry, today).map(({ path }) => path));
      for (const { path, rule } of fieldNotes(entry)) {
        if ((rule.use === 'prohibited' || rule.use === 'hidden') && missed.has(path)) {
          complaints.push(`${entry.stateCode} ${path}`);
        }
      }
    }
    expect(distinct(complaints)).toEqual([]);
  });

  it('reject prohibited content and cite the law', () => {
    const complaints: string[] = [];
    let prohibitedFields = 0;
    for (const entry of circumstances()) {
      for (const { path, rule } of fieldNotes(entry)) {
        if (rule.use !== 'prohibited') continue;
        // Personal knowledge drops the number before it is stored.
        if (path.endsWith('idNumber') && entry.signers?.[0]?.idType === 'personal_knowledge') continue;
        prohibitedFields += 1;
        const refusal = entryProblems(withValue(entry, path), today).find(
          (problem) => problem.kind === 'prohibited' && problem.path === path,
        );
        if (!refusal?.basis) complaints.push(`${entry.stateCode} ${path}`);
      }
    }
    expect(distinct(complaints)).toEqual([]);
    expect(prohibitedFields).toBeGreaterThan(1_000);
  });

  it('cite a law for every difference from the minimum', () => {
    const complaints: string[] = [];
    for (const entry of circumstances()) {
      const everywhere = new Map(
        fieldNotes({ ...entry, stateCode: undefined }).map(({ path, rule }) => [path, rule.use]),
      );
      // The specification names a witness of oaths in Florida; no law does.
      const ofNoLaw = stateLaws[entry.stateCode].optionalWitness ? ['witnessName', 'witnessAddress'] : [];
      for (const { path, rule } of fieldNotes(entry)) {
        if (ofNoLaw.includes(path)) continue;
        if (rule.use !== everywhere.get(path) && !rule.basis) complaints.push(`${entry.stateCode} ${path}`);
      }
    }
    expect(distinct(complaints)).toEqual([]);
  });

  it('cite only sources of the guide', () => {
    const unknown: string[] = [];
    const named = new Set<string>();
    const sourcesOf = new Map(
      stateCodes.map((code) => {
        const sources = [...stateGuides[code].sources, ...stateIds[code].sources];
        return [code, new Set<string>(sources.map(({ cite }) => cite))];
      }),
    );
    for (const circumstance of circumstances()) {
      const { stateCode } = circumstance;
      const sources = sourcesOf.get(stateCode) ?? new Set();
      for (const entry of variants(circumstance)) {
        for (const { cite } of basesOf(entry)) {
          named.add(`${stateCode} ${cite}`);
          if (!sources.has(cite)) unknown.push(`${stateCode} ${cite}`);
        }
      }
    }
    expect(distinct(unknown)).toEqual([]);
    expect(named.size).toBeGreaterThan(100);
  });
});

/** Returns variants of an act: empty; complete, expensive, and prohibited; free of charge, for a self-filer. */
function variants(entry: ReturnType<typeof circumstances> extends Generator<infer T> ? T : never) {
  const complete = filled(entry, 'required', 'asked', 'optional', 'prohibited');
  const people = [{ ...complete.signers?.[0], idNumber: 'ABCDE12345' }, { idType: 'passport' as const }];
  return [
    entry,
    { ...complete, fee: 9_999, signers: people, comments: 'DOB 1 May 1980', interpreterName: 'A name' },
    { ...entry, fee: 0, selfFiler: true },
  ];
}

function basesOf(entry: Parameters<typeof fieldNotes>[0]): Basis[] {
  return [
    ...fieldNotes(entry).map(({ rule }) => rule.basis),
    ...entryWarnings(entry).map(({ basis }) => basis),
    ...entryProblems(entry, today).map(({ basis }) => basis),
    journalNotice(entry)?.basis,
  ].filter((basis) => basis !== undefined);
}
