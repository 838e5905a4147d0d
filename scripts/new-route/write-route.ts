import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contractSource, type NewRoute, ownFiles, rowSource } from './new-route-files.ts';

const routesFile = 'shared/contract/routes.ts';
const contractFile = 'shared/contract/contract.ts';
const rowsFolder = 'infra/function-definitions';

/** Inserts text before the only occurrence of a marker. */
function insert(text: string, marker: string, added: string): string {
  const [before, after, ...more] = text.split(marker);
  if (after === undefined || more.length > 0)
    throw new Error(`There must be exactly one "${marker.trim()}".`);
  return before + added + marker + after;
}

/** Returns the file with most rows of routes of the same folder, or the journal's if the folder is new. */
function rowsFileOf(root: string, { files }: NewRoute): string {
  const folder = `${dirname(files.entry)}/`;
  const rowsIn = (file: string) =>
    readFileSync(join(root, rowsFolder, file), 'utf8').split(`'${folder}`).length - 1;
  const [most = 'journal-functions.ts'] = readdirSync(join(root, rowsFolder))
    .filter((file) => rowsIn(file) > 0)
    .toSorted((one, other) => rowsIn(other) - rowsIn(one));
  return `${rowsFolder}/${most}`;
}

/** Writes a route into a copy of the repository and returns the files it wrote. Writes nothing if anything is taken. */
export function writeRoute(root: string, route: NewRoute): string[] {
  const { id, name, method, path, access, files } = route;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const routes = read(routesFile);
  if (new RegExp(`^  '?${id}'?: `, 'm').test(routes)) throw new Error(`The route ${id} exists.`);
  const before = `method: '${method}',\\s+path:|${method === 'GET' ? 'get\\(' : `once\\(\\s*'${method}',`}`;
  const same = new RegExp(`(?:${before})\\s*'([^']+)'`, 'g');
  const shape = (one: string) => one.replaceAll(/\{\w+\}/g, '{}');
  if ([...routes.matchAll(same)].some(([, taken = '']) => shape(taken) === shape(path))) {
    throw new Error(`The route ${method} ${path} exists.`);
  }
  const own = ownFiles(route);
  const taken = Object.keys(own).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`The file ${taken} exists.`);

  const header = "import * as z from 'zod/mini';\nimport { contractOf } from './schemas.ts';\n";
  const contract = existsSync(join(root, files.contract)) ? read(files.contract) : header;
  const rows = rowsFileOf(root, route);
  const repeats = access === 'notary' && method !== 'GET' ? " repeats: 'once'," : '';
  const listed = `  '${id}': { method: '${method}', path: '${path}', access: '${access}',${repeats} summary: 'Describe ${id}' },\n`;
  const contracts = insert(
    read(contractFile),
    '} as const satisfies { [Id in RouteId]',
    `  '${id}': ${name},\n`,
  );
  const written: Record<string, string> = {
    [routesFile]: insert(routes, '} as const satisfies Record<string, Route>', listed),
    [contractFile]: `import { ${name} } from './${basename(files.contract)}';\n${contracts}`,
    [files.contract]: contract + contractSource(route),
    [rows]: insert(read(rows), '} satisfies RouteRows', rowSource(route)),
    ...own,
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(written);
}
