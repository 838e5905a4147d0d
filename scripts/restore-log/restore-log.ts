import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readKeys } from '#shared/evidence/log/known-keys.ts';
import { command } from '../local/command.ts';
import { LogVersions } from './log-versions.ts';
import { repairLog } from './repair-log.ts';

/*
 * `npm run restore-log -- --table <name> --bucket <log bucket> --keys <file>`: puts damaged files of the public log back, and
 * lets the table continue the published log after a restore (docs/runbooks/log.md). Uses the credentials of the shell.
 */
await command(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { table: text, bucket: text, keys: text } });
  const { table, bucket, keys } = values;
  if (!table || !bucket || !keys) {
    throw new Error(
      'Usage: npm run restore-log -- --table <name> --bucket <log bucket> --keys <file of keys>',
    );
  }
  const { size, files, state } = await repairLog({
    files: new LogVersions(new S3Client({}), bucket),
    table: { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: table },
    vkey: readKeys(await readFile(keys, 'utf8')).log.vkey,
  });
  for (const file of files) console.log(`Put back ${file}`);
  console.log(
    state === 'adopted'
      ? `The table continues the published log, which has ${size} leaves.`
      : `The table has the state of the published log, which has ${size} leaves.`,
  );
});
