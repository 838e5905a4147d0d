import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parameterName } from '#infra/stage-values.ts';
import { mailboxSimulator } from '#infra/stages.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { awsCli, deployedStage } from '../account/aws-cli.ts';
import { command } from '../local/command.ts';
import { makeSample } from './make-sample.ts';

/*
 * `npm run sample-pdf -- --stage prod --url https://…`: records an invented act at a deployed site, and puts its signed PDF
 * beside the site's files. The setting `samplePdf` then shows it on the landing page.
 */

await command(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string', default: '' }, url: { type: 'string', default: '' } },
  });
  const stage = deployedStage(values.stage);
  if (!values.url) throw new Error('Name the site: npm run sample-pdf -- --stage prod --url https://…');
  const name = parameterName(stage, 'SiteBucketName');
  const answer = (await awsCli('ssm', 'get-parameter', '--name', name)) as { Parameter: { Value: string } };
  const pdf = await makeSample(values.url, `success+sample-${Date.now()}@${mailboxSimulator}`);
  const folder = await mkdtemp(join(tmpdir(), 'sample-'));
  try {
    const file = join(folder, 'sample.pdf');
    await writeFile(file, pdf);
    await awsCli(
      ...['s3api', 'put-object', '--bucket', answer.Parameter.Value, '--key', paths.samplePdf.slice(1)],
      ...['--body', file, '--content-type', 'application/pdf', '--cache-control', 'no-cache'],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(
    `${values.url}${paths.samplePdf}: ${pdf.length} bytes. Set samplePdf to true and deploy again.`,
  );
});
