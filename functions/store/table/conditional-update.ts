import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { isConditionFailure, writeAmidTransactions } from './transactions.ts';

/** Updates an item that other writers may change at the same time. False if its condition fails. */
export async function updateIf(
  { client, name: TableName }: Table,
  update: Omit<UpdateCommandInput, 'TableName'>,
): Promise<boolean> {
  const command = new UpdateCommand({ TableName, ...update });
  try {
    await writeAmidTransactions(() => client.send(command));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
