import { parseArgs } from 'node:util';
import { canaryRuntime } from '#infra/canary-runtime.ts';
import { functionName } from '#infra/function-name.ts';
import { gradualIds } from '#infra/functions.ts';
import { routeLimits } from '#infra/route-limits.ts';
import { stackName } from '#infra/stage-stacks.ts';
import { parameterName } from '#infra/stage-values.ts';
import { command } from '../local/command.ts';
import { accountFacts } from './account-facts.ts';
import { awsCli, deployedStage, region } from './aws-cli.ts';

/*
 * `npm run account-check -- --stage prod` shows in a real account what no local check can: quotas, the state of SES, the
 * map key, what the latest deployment left, an address look-up, and the copies in the backup region (`--backup-region`; with
 * `--backup-account`, the vault is in another account and is left out). It uses the AWS CLI and its credentials, changes nothing, and pays for one address
 * look-up and two map tiles.
 */

await command(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string', default: 'prod' },
      'backup-region': { type: 'string', default: 'us-west-2' },
      'backup-account': { type: 'boolean', default: false },
    },
  });
  const stage = deployedStage(values.stage);
  const facts = accountFacts({
    aws: awsCli,
    loginFunction: functionName(stage, 'login'),
    frontStack: stackName(stage, 'front'),
    placeIndexParameter: parameterName(stage, 'PlaceIndexName'),
    siteParameter: parameterName(stage, 'SiteUrl'),
    certificatesParameter: parameterName(stage, 'DocumentCertificatesArn'),
    tableParameter: parameterName(stage, 'TableName'),
    apiParameter: parameterName(stage, 'ApiId'),
    gradualFunctions: gradualIds.map((id) => functionName(stage, id)),
    limits: routeLimits([]),
    canaryRuntime,
    copiedParameters: (['FilesBucketName', 'SealedBucketName', 'LogBucketName'] as const).map((name) =>
      parameterName(stage, name),
    ),
    backupRegion: values['backup-region'],
    copiesVault: stackName(stage, 'backup-copies'),
    inBackupAccount: values['backup-account'],
    now: new Date(),
    tileAddress: `https://maps.geo.${region}.amazonaws.com/v2/tiles/vector.basemap/4/4/6`,
  });
  let failed = 0;
  for (const { name, read } of facts) {
    try {
      const { good, text } = await read();
      console.log(`${good ? 'ok    ' : 'FAILED'}  ${name}: ${text}`);
      if (!good) failed += 1;
    } catch (error) {
      failed += 1;
      const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
      console.log(`FAILED  ${name}: ${reason}`);
    }
  }
  console.log(`${facts.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
