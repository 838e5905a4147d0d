import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleFunctions } from '#infra/bundle.ts';
import { writeBundle } from '#infra/write-bundle.ts';
import { median } from './quantile.ts';

/**
 * A function's size and the CPU time of its import, compared with the DynamoDB client alone, as it is published. CPU time,
 * because other processes of the machine do not add to it.
 */
export type ColdImport = { id: string; bytes: number; milliseconds: number; ratio: number };

const client = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export async function handler() {
  await client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'none', sk: 'none' } }));
  return { statusCode: 200 };
}
`;

/**
 * Bundles the client as esbuild does it, with everything that its packages import, and with a handler that reads an item. Returns
 * the file.
 */
export async function publishedClient(outDir: string): Promise<string> {
  const outfile = join(outDir, 'published-client', 'index.js');
  await build({
    stdin: { contents: client, resolveDir: import.meta.dirname },
    ...{ bundle: true, platform: 'node', target: 'node24', format: 'cjs', minify: true },
    mainFields: ['module', 'main'],
    outfile,
  });
  return outfile;
}

const program =
  'const t=process.cpuUsage();require(process.argv[1]);const c=process.cpuUsage(t);console.log((c.user+c.system)/1000)';

/** Returns the milliseconds of CPU that the import of a bundle takes in a new process. */
function importOnce(file: string): number {
  const env = { ...process.env, AWS_REGION: 'us-east-1', TABLE_NAME: 'journal' };
  return Number(execFileSync(process.execPath, ['-e', program, file], { env, encoding: 'utf8' }));
}

/** Bundles all functions, and measures each in turns with the client. */
export async function coldImports(outDir: string, rounds: number): Promise<ColdImport[]> {
  const bundles = await bundleFunctions(outDir);
  const published = await publishedClient(outDir);
  const trimmed = join(outDir, 'trimmed-client');
  const all = [
    { id: 'the DynamoDB document client alone', file: published, bytes: (await stat(published)).size },
    {
      id: 'the same, without what functions never use',
      file: join(trimmed, 'index.js'),
      bytes: await writeBundle({ contents: client }, trimmed),
    },
    ...bundles,
  ];
  const times = new Map<string, number[]>(all.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { id, file } of all) times.get(id)?.push(importOnce(file));
  }
  const middle = (id: string) => median(times.get(id) ?? []);
  const base = middle(all[0]?.id ?? '');
  return all.map(({ id, bytes }) => ({
    id,
    bytes,
    milliseconds: middle(id),
    ratio: middle(id) / base,
  }));
}
