import type { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionRow, TableAction } from '../function-rows/function-row.ts';
import type { FunctionResources } from './function-access.ts';
import { listIndex } from './journal-table.ts';

/** Grants each action on items of some partitions only. */
function partitionStatements(partitions: Partial<Record<TableAction, string>>, table: string) {
  return Object.entries(partitions).map(
    ([action, partition]) =>
      new PolicyStatement({
        sid: action,
        actions: [`dynamodb:${action}`],
        resources: [table],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] } },
      }),
  );
}

/** Grants the table actions of a row, and denies harm to the hash chain. Grants nothing to a row without actions. */
export function tableStatements(
  stack: Stack,
  row: Pick<FunctionRow, 'table' | 'appendsToChain'>,
  { value }: Pick<FunctionResources, 'value'>,
): PolicyStatement[] {
  if (Object.keys(row.table).length === 0) return [];
  const table = stack.formatArn({
    service: 'dynamodb',
    resource: 'table',
    resourceName: value('TableName'),
  });
  if (!('length' in row.table)) return partitionStatements(row.table, table);
  const allowed = new PolicyStatement({
    sid: 'Table',
    actions: row.table.map((action) => `dynamodb:${action}`),
    resources: [table],
  });
  const list = new PolicyStatement({
    sid: 'List',
    actions: ['dynamodb:Query'],
    resources: [`${table}/index/${listIndex}`],
  });
  // A link of the hash chain is written once. No function removes one, and only submit-entry writes them.
  // Its transaction also updates other items. AWS does not document whether IAM checks each key of a
  // transaction, so updates are not denied by key: the code puts only links that do not exist yet.
  const chainIsKept = new PolicyStatement({
    sid: 'ChainIsKept',
    effect: Effect.DENY,
    actions: row.appendsToChain
      ? ['dynamodb:DeleteItem']
      : ['dynamodb:DeleteItem', 'dynamodb:UpdateItem', 'dynamodb:PutItem'],
    resources: [table],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['CHAIN#*'] } },
  });
  return [allowed, ...(row.table.includes('Query') ? [list] : []), chainIsKept];
}
