import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../local/command.ts';
import { newRoute } from './new-route-files.ts';
import { writeRoute } from './write-route.ts';

/*
 * `npm run new-route -- <route-id> <METHOD> <path> [--access notary|public]`: scaffolds a route end to end. Everything
 * compiles; the API test fails until the service is written.
 */

const root = resolve(import.meta.dirname, '..', '..');

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { access: { type: 'string', default: 'notary' } },
  });
  const [id = '', method = '', path = ''] = positionals;
  const route = newRoute({ id, method, path, access: values.access });
  const written = writeRoute(root, route);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  spawnSync(biome, ['check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  console.log(`Wrote:\n${written.map((file) => `  ${file}`).join('\n')}

Left to do:
  1. The summary in shared/contract/routes.ts and the schemas in ${route.files.contract}.
  2. The use case in ${route.files.service}, with its stores and adapters wired in ${route.files.entry}.
  3. The row in infra/function-definitions: grant only what the code uses, and say who is affected when it fails.
  4. The rest of the ladder in ${route.files.test}. It fails until the service works.
  5. docs/specification.md, a line in CHANGELOG.md, and "npm run docs" for docs/openapi.json.
  6. test/infra/dangerous-actions.test.ts lists which functions may do what is dangerous.`);
});
