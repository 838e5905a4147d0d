import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleDirectory, bundleFunctions } from '#infra/bundle.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { functionsTemplate } from '#infra/stage-stacks.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { routes } from '#shared/contract/routes.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { everyCase } from '#test/support/every-case.ts';
import { temporaryFolder } from './stub-bundles.ts';
import { templatesOf } from './templates.ts';

/** The KB that an import reads, without what it loads late. The bench measures the time (`npm run bench -- imports`). */
const budgets = new Map<FunctionId, number>([
  ['login', 433],
  ['list-entries', 377],
  ['get-entry', 443],
  // State law as JSON is larger than as code, and imports faster (infra/write-bundle.ts).
  ['create-draft', 538],
  ['submit-entry', 550],
]);

/** In the local stack, these load shared files that name more settings than they use. */
const containMore: FunctionId[] = ['login', 'open-inspection'];

/** The functions whose deployed bundles are tested. Making all of them takes 25 seconds. */
const deployedIds = everyCase
  ? functionIds
  : functionIds.filter((id) => budgets.has(id) || containMore.includes(id) || id === 'export-entry-pdf');

let deployed: string;
let together: string;

beforeAll(async () => {
  together = join(await currentAssembly('together'), 'functions');
  deployed = everyCase ? join(await currentAssembly('deployed'), 'functions') : await temporaryFolder();
  if (!everyCase) await bundleFunctions(deployed, deployedIds);
}, 180_000);

const texts = new Map<string, string>();

/** Returns the text of a file, which many functions may share. */
async function textOf(file: string): Promise<string> {
  const text = texts.get(file) ?? (await readFile(file, 'utf8'));
  texts.set(file, text);
  return text;
}

const importsOf = (text: string) =>
  [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);

/** Returns the text of all JavaScript in a folder. */
async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(names.filter((name) => name.endsWith('.js')).map((name) => textOf(join(folder, name))));
}

/** Returns all code of a function, including what it loads late: from its deployed bundle, or else from the local stack. */
async function codeOf(id: FunctionId): Promise<string> {
  const folder = deployedIds.includes(id) ? deployed : together;
  const files = new Set([join(bundleDirectory(id, folder), 'index.js')]);
  let code = '';
  // The loop also visits the files that are added while it runs.
  for (const file of files) {
    const text = await textOf(file);
    code += text;
    for (const name of importsOf(text)) if (name.startsWith('.')) files.add(join(dirname(file), name));
  }
  return code;
}

/** Settings that functions read by name. */
const settings = [
  'ROUTE_ACCESS',
  'TABLE_NAME',
  'FILES_BUCKET',
  'PICTURES_BUCKET',
  'TOKEN_KEY_ARN',
  'STRIPE_SECRET_ARN',
  'STRIPE_API',
  'FIELD_KEY_ARN',
  'LOG_KEY_ARN',
  'EXPORTS_KEY_ARN',
  'DOCUMENTS_KEY_ARN',
  'DOCUMENT_CERTIFICATES_ARN',
  'PLACE_INDEX',
  'ROUTE_CALCULATOR',
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'SITE_URL',
];

describe('bundles', () => {
  test('exist for every function', async () => {
    const made = await readdir(together, { withFileTypes: true });
    const ids = made.filter((item) => item.isDirectory()).map(({ name }) => name);
    expect(ids.toSorted()).toEqual([...functionIds].toSorted());
  });

  test('contain no source maps, which would be read at every cold start', async () => {
    const files = await readdir(deployed, { recursive: true });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const text of await textsIn(deployed)) expect(text).not.toContain('sourceMappingURL');
  });

  test('stay below 690 KB, except those that draw PDFs, or read images, timestamps, or passkeys', async () => {
    const large: string[] = [];
    for (const id of deployedIds) if (Buffer.byteLength(await codeOf(id)) > 690 * 1024) large.push(id);
    const exceptions: FunctionId[] = [
      // These load the reader of passkeys with the first one.
      'sign-in-with-passkey',
      'prove-identity',
      'add-passkey',
      // These load the readers of images, and S3, with the first image.
      'set-profile-picture',
      'save-front-page',
      'create-draft',
      'update-draft',
      'export-entry-pdf',
      'export-entries',
      'export-journal-pdf',
      'export-journal-certificate',
      'export-front-page',
      'get-destruction-certificate',
      'export-inspected-entry',
      'make-matter-document',
      'prepare-data-export',
      'sequence-log',
      // These load the readers of images with the first receipt.
      ...(['add-expense', 'update-expense'] as const),
      ...(['send-client-invoice', 'export-client-invoice', 'export-statement'] as const),
      // The last one loads ZIPs and S3 with the first file that needs them.
      ...(['export-business-summary', 'export-business-year'] as const),
      // These call Stripe and reach every file of an account.
      'close-account',
      'erase-closed-accounts',
    ];
    const allowed = exceptions.filter((id) => deployedIds.includes(id));
    expect(large.toSorted()).toEqual(allowed.toSorted());
  });

  test('export-entry-pdf has at most 2,440 KB of code, without fonts of other formats and encryption', async () => {
    expect(Buffer.byteLength(await codeOf('export-entry-pdf'))).toBeLessThanOrEqual(2_440 * 1024);
  });

  test.each([...budgets])('%s reads at most %i KB when it is imported', (id, most) => {
    const file = join(bundleDirectory(id, deployed), 'index.js');
    const script = `
      require(${JSON.stringify(file)});
      const sizes = Object.keys(require.cache).map((name) => require('node:fs').statSync(name).size);
      console.log(sizes.reduce((sum, size) => sum + size, 0));
    `;
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', ROUTE_ACCESS: 'public' },
    });
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThanOrEqual(most * 1024);
  });

  test('contain no summary of a route, which only docs/openapi.json has', async () => {
    const code = await codeOf('login');
    const summaries = Object.values(routes).map(({ summary }) => summary);
    // Short ones are also in messages.
    const held = summaries.filter((summary) => summary.length > 20 && code.includes(summary));
    expect(held).toEqual([]);
  });

  test('contain the State Guide only in the function that answers it', async () => {
    const told = stateGuides.IL.lawRead;
    const holders: string[] = [];
    for (const id of functionIds) if ((await codeOf(id)).includes(told)) holders.push(id);
    expect(holders).toEqual(['get-required-fields']);
  });

  test('import only files of their own and modules of Node', async () => {
    const imported = [...(await textsIn(deployed)), ...(await textsIn(together))].flatMap(importsOf);
    const others = new Set(imported.filter((name) => !name.startsWith('.') && !isBuiltin(name)));
    // The SDK and the PDF signing library load these for features that the product does not use.
    const optional = ['@aws-sdk/signature-v4-crt', '@google-cloud/kms', '@google-cloud/secret-manager'];
    expect([...others].toSorted()).toEqual(optional);
  });

  describe('without the rest of the repository', () => {
    let seen: { stdout: string; stderr: string };

    // In one process, since starting Node takes longer than importing a function.
    beforeAll(async () => {
      const elsewhere = await temporaryFolder();
      await cp(deployed, elsewhere, { recursive: true });
      const script = `
        for (const id of ${JSON.stringify(deployedIds)}) {
          console.log(id, typeof require('./' + id + '/index.js').handler);
        }
      `;
      seen = spawnSync(process.execPath, ['-e', script], {
        cwd: elsewhere,
        encoding: 'utf8',
        env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', FILES_BUCKET: 'bucket', ROUTE_ACCESS: 'public' },
      });
    });

    test.each(deployedIds)('%s can be imported', (id) => {
      expect(seen.stderr).toBe('');
      expect(seen.stdout.split('\n')).toContain(`${id} function`);
    });
  });

  test('read exactly the settings that their stack gives them', async () => {
    const api = functionsTemplate(await templatesOf('dev'));
    for (const row of deployedFunctions(api, 'dev')) {
      const { id, environment } = row;
      const code = await codeOf(id);
      const given = settings.filter((name) => name in environment);
      // Public routes contain code that checks tokens or reads images, but never run it.
      const isPublic = row.kind === 'route' && row.access === 'public';
      const neverRun = isPublic ? ['TOKEN_KEY_ARN', 'FILES_BUCKET'] : [];
      const reached = settings.filter((name) => !neverRun.includes(name) || given.includes(name));
      expect([id, reached.filter((name) => code.includes(`"${name}"`))]).toEqual([id, given]);
    }
  });
});
