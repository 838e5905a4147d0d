import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { command } from '../local/command.ts';
import { applyChanges } from './exported-changes.ts';

/*
 * `npm run apply-changes -- --table <name> --changes <bucket> --since <time of the backup>`: brings a table that was restored
 * from a backup in the backup region forward by the exported changes (docs/runbooks/lost-region.md).
 */

await command(async () => {
  const { values } = parseArgs({
    options: { table: { type: 'string' }, changes: { type: 'string' }, since: { type: 'string' } },
  });
  const { table, changes: bucket, since } = values;
  if (!table || !bucket || !since) throw new Error('Give --table, --changes, and --since.');
  const moment = new Date(since);
  if (Number.isNaN(moment.getTime())) throw new Error(`--since must be a time, not "${since}".`);
  const { exports, written, deleted, reached } = await applyChanges(
    { s3: new S3Client({}), bucket },
    { client: new DynamoDBClient({}), table, since: moment },
  );
  console.log(`Applied ${exports} exports: ${written} items written, ${deleted} deleted.`);
  console.log(`The table is as it was at ${reached.toISOString()}.`);
});
