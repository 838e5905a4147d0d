import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { DataStack } from '#infra/stacks/data.ts';
import { stageOf } from '#infra/stages.ts';
import type { LocalDynamoDb } from '#scripts/local/dynamodb.ts';
import { tablePlan } from '#scripts/local/save-plan.ts';
import type { TablePlan } from '#scripts/local/stack-plan.ts';
import { ensureTable, localDynamoDbClient } from '#scripts/local/table.ts';

/** How a test reaches the table without the rest of the stack. */
export type TableFacts = { endpoint: string; name: string };

let known: Promise<TablePlan> | undefined;

async function dataTablePlan(): Promise<TablePlan> {
  const outdir = await mkdtemp(join(tmpdir(), 'journal-table-'));
  const app = new App({ outdir, analyticsReporting: false, builtinCloudFormationValidation: false });
  const data = new DataStack(app, 'data', { stage: stageOf('local') });
  const plan = tablePlan(app.synth().getStackArtifact(data.artifactId).template);
  await rm(outdir, { recursive: true, force: true });
  return plan;
}

/**
 * Creates the table of the data stack in a DynamoDB Local. Under another name it has no stream: no stack reads what tests
 * write there.
 */
export async function startTable(
  database: Pick<LocalDynamoDb, 'endpoint'>,
  name?: string,
): Promise<TableFacts> {
  known ??= dataTablePlan();
  const plan = await known;
  const table = name ? { ...plan.table, TableName: name, StreamSpecification: undefined } : plan.table;
  const client = localDynamoDbClient(database.endpoint);
  await ensureTable(client, { ...plan, table });
  client.destroy();
  return { endpoint: database.endpoint, name: table.TableName };
}
