/** A route to scaffold. */
export type NewRoute = {
  id: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: 'notary' | 'public';
  params: string[];
  hasBody: boolean;
  files: { contract: string; service: string; entry: string; test: string };
};

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const accesses = ['notary', 'public'] as const;

const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Checks the arguments of the command. Throws one sentence that says what to change. */
export function newRoute(given: { id: string; method: string; path: string; access: string }): NewRoute {
  const { id, path } = given;
  if (!/^[a-z]+(-[a-z]+)+$/.test(id)) {
    throw new Error(`The route ID "${id}" must be a verb and a noun in kebab case, such as add-client.`);
  }
  const method = methods.find((known) => known === given.method);
  if (!method) throw new Error(`The method must be one of ${methods.join(', ')}.`);
  if (!/^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-z]+(_[a-z]+)*\}))+$/.test(path)) {
    throw new Error('The path must look like /notary/entries/{entry_id}/lock, without /api.');
  }
  const access = accesses.find((known) => known === given.access);
  if (!access) throw new Error('The access must be notary or public.');
  const subject = path.split('/').find((segment) => /^[a-z]/.test(segment) && segment !== 'notary');
  if (!subject) throw new Error('The path must name a subject, such as entries.');
  return {
    id,
    name: camel(id),
    method,
    path,
    access,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param),
    hasBody: method === 'POST' || method === 'PUT',
    files: {
      contract: `shared/contract/${subject}.ts`,
      service: `functions/services/${subject}/${id}.ts`,
      entry: `functions/routes/${subject}/${id}.ts`,
      test: `test/api/${id}.test.ts`,
    },
  };
}

/** Returns the schemas of the route, for its file in shared/contract. */
export function contractSource({ id, name, params, hasBody }: NewRoute): string {
  const ofParams = params.map((param) => `${param}: z.string()`).join(', ');
  return `
export const ${name} = contractOf('${id}', {
${ofParams ? `  params: z.object({ ${ofParams} }),\n` : ''}${hasBody ? '  body: z.strictObject({ name: z.string() }),\n' : ''}  responses: { 200: z.object({ id: z.string() }) },
});
`;
}

const serviceSource = ({
  id,
  name,
  access,
  files,
}: NewRoute) => `import type { Outcome } from '#functions/outcome.ts';
${access === 'notary' ? "import type { Account } from '#functions/store/account/account-store.ts';\n" : ''}import type { ${name} as contract } from '#shared/contract/${files.contract.split('/').at(-1)}';
import type { Input, Output } from '#shared/contract/schemas.ts';

type Request = Input<typeof contract>${access === 'notary' ? ' & { account: Account }' : ''};

/** Describe the use case here. */
export async function ${name}(_request: Request): Promise<Outcome<Output<typeof contract>>> {
  throw new Error('Write the use case of ${id} here');
}
`;

const entrySource = ({
  name,
  access,
  files,
}: NewRoute) => `import { routeHandler } from '#functions/middleware/route-handler.ts';
import { ${name} } from '#${files.service}';
import { ${name} as contract } from '#shared/contract/${files.contract.split('/').at(-1)}';

export const handler = routeHandler(contract, ({ ${access === 'notary' ? 'caller, ' : ''}params, query, body }) =>
  ${name}({ ${access === 'notary' ? 'account: caller.account, ' : ''}params, query, body }),
);
`;

/** Returns the row of the function. */
export function rowSource({ id, access, files }: NewRoute): string {
  const needs = access === 'notary' ? "table: ['GetItem'],\n    tokenKey: true," : 'table: [],';
  return `  '${id}': route({
    entry: '${files.entry}',
    ${needs}
    impact: 'Notaries cannot use ${id}.',
  }),
`;
}

function testSource({ id, access, params, hasBody }: NewRoute): string {
  const call = [
    ...(params.length > 0 ? [`params: { ${params.map((param) => `${param}: 'unknown'`).join(', ')} }`] : []),
    ...(hasBody ? ["body: { name: 'A name' }"] : []),
  ];
  const withToken = (token: string) =>
    `call('${id}', { ${[...call, ...(access === 'notary' ? [token] : [])].join(', ')} })`;
  const badBody = withToken('token: notary.token').replace("{ name: 'A name' }", '{}');
  const session = `  it('rejects a call without a live session', async () => {
    expect((await call('${id}', { ${call.join(', ')} })).status).toBe(401);
    const token = await signExpiredToken(notary.id);
    expect((await ${withToken('token')}).status).toBe(401);
  });

`;
  const imports =
    access === 'notary'
      ? "import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';\n\nlet notary: Notary;\n\nbeforeAll(async () => {\n  notary = await registerNotary();\n});\n"
      : '';
  const promises = [
    ...(params.length > 0 ? ['answers 404 for an unknown ID'] : []),
    ...(access === 'notary' && params.length > 0 ? ['answers 404 for an ID of another notary'] : []),
    'rejects a call in the wrong state, or with a stale version',
    'has the same effect when it is repeated',
  ];
  return `import { ${access === 'notary' ? 'beforeAll, ' : ''}describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
${imports}
describe('${id}', () => {
${access === 'notary' ? session : ''}${
  hasBody
    ? `  it('rejects an empty body', async () => {
    expect((await ${badBody}).status).toBe(422);
  });

`
    : ''
}  it('succeeds', async () => {
    expect((await ${withToken('token: notary.token')}).status).toBe(200);
  });

${promises
  .map((promise) => `  it('${promise}', () => expect.fail('Prove it here, or delete this test.'));`)
  .join('\n\n')}
});
`;
}

/** Returns the files that only this route has. */
export function ownFiles(route: NewRoute): Record<string, string> {
  return {
    [route.files.service]: serviceSource(route),
    [route.files.entry]: entrySource(route),
    [route.files.test]: testSource(route),
  };
}
