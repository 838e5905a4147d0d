import { spawnSync } from 'node:child_process';
import { command } from './local/command.ts';

/*
 * `npm run mutants [<group>…]`: changes the code of each group in small ways and runs its tests for every
 * change. A change that no test notices survives; docs/mutants.md explains those that may. Fails when the
 * tests notice less than 85 % of a group's changes.
 */

type Group = {
  code: string[];
  tests: string[];
  /** Leaves out mutants of code that runs when a module loads: each of them needs all tests. */
  ignoreStatic?: boolean;
};

const groups: Record<string, Group> = {
  sealing: {
    code: [
      'functions/services/entries/recorded-text.ts',
      'functions/services/entries/seal-fault.ts',
      'functions/services/entries/sealed-entry.ts',
      'shared/evidence/record/canonical-json.ts',
    ],
    tests: [
      'test/functions/services/entries/recorded-text.test.ts',
      'test/functions/services/entries/sealed-entry.test.ts',
      'test/shared/evidence/record/canonical-json.test.ts',
    ],
  },
  numbering: {
    code: ['functions/store/entries/submitting-journal.ts'],
    tests: ['test/functions/store/entries/submitting-journal.test.ts'],
  },
  plan: {
    code: ['shared/rules/plan.ts', 'shared/rules/billing/**/*.ts'],
    tests: ['test/shared/plan.test.ts', 'test/shared/billing/**/*.test.ts'],
  },
  texts: {
    code: ['shared/rules/law/text/*.ts'],
    tests: ['test/shared/law/text/*.test.ts'],
  },
  law: {
    code: ['shared/rules/law/**/*.ts', '!shared/rules/law/text/*.ts'],
    // Without engine.test.ts: it visits every combination of facts, which takes too long for each mutant.
    ignoreStatic: true,
    tests: [
      'test/shared/aamva/signer-of-card.test.ts',
      'test/shared/law/check-entry.test.ts',
      'test/shared/law/entry-problems.test.ts',
      'test/shared/law/entry-texts.test.ts',
      'test/shared/law/entry-warnings.test.ts',
      'test/shared/law/fee-cap.test.ts',
      'test/shared/law/field-uses.test.ts',
      'test/shared/law/identification.test.ts',
      'test/shared/law/journeys.test.ts',
      'test/shared/law/notices.test.ts',
      'test/shared/law/recordable-location.test.ts',
      'test/shared/law/recordable-signer.test.ts',
      'test/shared/law/state-changes.test.ts',
      'test/shared/law/state-rules.test.ts',
      'test/shared/law/text/text-problems.test.ts',
      'test/shared/state-compliance.test.ts',
    ],
  },
};

await command(async () => {
  const asked = process.argv.slice(2);
  const failed: string[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
    const group = groups[name];
    if (!group) throw new Error(`There is no group ${name}, only ${Object.keys(groups).join(', ')}.`);
    console.log(`\nMutants of the group ${name}`);
    const { status } = spawnSync(
      'stryker',
      [
        ...['run', 'test/mutants/stryker.json', '--mutate', group.code.join(',')],
        ...(group.ignoreStatic ? ['--ignoreStatic'] : []),
      ],
      { stdio: 'inherit', env: { ...process.env, MUTANTS_TESTS: group.tests.join(',') } },
    );
    if (status !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Too many mutants survive: ${failed.join(', ')}.`);
});
