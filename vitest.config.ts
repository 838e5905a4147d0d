import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { everyCase } from './test/support/every-case.ts';
import { LongestFirst } from './test/support/longest-first.ts';

/** Tests that need no database, stack, synthesis, or browser: `npm run test:quick` runs these. */
const unitsOfFunctions = 'test/functions/{adapters,middleware}/**/*.test.ts';
/** This file tests the site's code without a page. */
const withoutPage = 'test/web/features/wizard/id-scan.test.ts';
const units = ['test/shared/**/*.test.ts', unitsOfFunctions, 'test/scripts/**/*.test.ts', withoutPage];
/** Files in the folders of unit tests that start something after all. */
const notUnits = [
  'test/scripts/{oldest-browsers,site-weight}.test.ts',
  'test/scripts/{local/database/stream-calls,restore-drill/exported-changes}.test.ts',
];

/** This file starts services besides those that all tests share. */
const withOwnServices = ['test/functions/services/data-export/data-export.test.ts'];

/** These files run more cases or more screens in `npm run test:long`. The names are those by which a test asks for them. */
const asksForAll = /\b(everyCase|screensFrom|circumstances)\b/;
const withMoreCases = globSync('test/**/*.test.ts').filter((file) =>
  asksForAll.test(readFileSync(file, 'utf8')),
);

/**
 * Only `npm run test:long` runs these files, because they take minutes. Quicker tests of the API, services, and pages
 * check the same steps.
 */
const long = [
  'test/api/subscription-{faults,lives,table}.test.ts',
  // This test kills the whole API. Tests of services make submissions and the public log fail at each write.
  'test/api/crash.test.ts',
  'test/browser/{accessibility,business-buttons,business-views,duties,email,every-control,every-field,exported-page,help,keyboard,landing,meddling,offline-day,order-to-tax-return,passkeys,payments,people,search-export,settings,shapes,signer-scan,state-law,taps,time-of-act,visit}.test.ts',
  // Other tests in test/infra synthesize the same stacks without the command line, and once for each stage.
  'test/infra/{repeated-deployments,synth}.test.ts',
  // It bundles the PDF functions a second time. Their size, and the PDFs of the local stack, are tested with the others.
  'test/infra/lean-pdf-libraries.test.ts',
  // The start test runs `npm start` twice. The tests' shared stack starts the same services.
  'test/scripts/{restore-drill/restore-drill,restore-drill/restore-without-epoch,start}.test.ts',
];

// Many processes and workers load the same modules: one compiles them, and the others read its code.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

export default defineConfig({
  test: {
    passWithNoTests: false,
    pool: 'forks',
    // More files than cores: many tests wait for a browser, the database, or a function.
    maxWorkers: Math.max(4, availableParallelism()),
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // On a busy machine, tests wait longer than the one second after which `expect.poll` gives up by default.
    expect: { poll: { timeout: 20_000 } },
    // A release should not wait for one unlucky moment. `npm test` lists what was tried again.
    retry: process.env['CI'] ? 2 : 0,
    setupFiles: ['test/support/every-file.ts'],
    // Projects inherit everything but this: all of them share one stack.
    globalSetup: ['test/support/global-stack.ts'],
    sequence: { sequencer: LongestFirst, groupOrder: 1 },
    // Loading many modules makes much short-lived garbage. Other tests need the processors, so one thread collects it.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Node imports the sources itself, without Vite: modules load in half the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        test: {
          name: 'units',
          include: units,
          exclude: [...notUnits, ...long],
          isolate: false,
          // They only compute: more workers than processors would load the same modules more often.
          maxWorkers: availableParallelism(),
          // These tests run first, while the functions for the other tests are bundled.
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'services',
          include: ['test/{functions,infra,api,browser}/**/*.test.ts', ...notUnits],
          exclude: [unitsOfFunctions, ...withOwnServices, ...long],
          isolate: false,
        },
      },
      // Isolated, because adapters keep clients of the services that they first reached.
      { test: { name: 'own services', include: withOwnServices } },
      { test: { name: 'long', include: everyCase ? [...long, ...withMoreCases] : long } },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          experimental: { viteModuleRunner: true },
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          exclude: [withoutPage],
          setupFiles: ['test/web/support/every-page.ts'],
          // Files share the page and the loaded modules, which take longer to load than most files run.
          isolate: false,
          // The click that saves a file must not replace the shared page.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
        },
      },
    ],
  },
});
