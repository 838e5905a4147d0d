import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { readPlan } from '#scripts/local/assembly/stack-plan.ts';
import type { LocalDynamoDb } from '#scripts/local/database/dynamodb.ts';
import { ensureTable, localDynamoDbClient } from '#scripts/local/database/table.ts';
import { once } from './once.ts';

/** How a test reaches the table without the rest of the stack. */
export type TableFacts = { endpoint: string; name: string };

const localPlan = once(async () => readPlan(await currentAssembly(), 'http://localhost'));

/**
 * Creates the table of the data stack in a DynamoDB Local. Under another name it has no stream: no stack reads what tests
 * write there.
 */
export async function startTable(
  database: Pick<LocalDynamoDb, 'endpoint'>,
  name?: string,
): Promise<TableFacts> {
  const plan = await localPlan.get();
  const table = name ? { ...plan.table, TableName: name, StreamSpecification: undefined } : plan.table;
  const client = localDynamoDbClient(database.endpoint);
  await ensureTable(client, { ...plan, table });
  client.destroy();
  return { endpoint: database.endpoint, name: table.TableName };
}
