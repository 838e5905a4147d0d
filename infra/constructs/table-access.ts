import type { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { TableAction } from '../routes.ts';
import type { DataReferences } from '../stacks/data.ts';
import { listIndex } from './journal-table.ts';

/** The one table's ARNs: its items, and the index that lists them. */
function tableArns(stack: Stack, data: DataReferences) {
  const table = stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: data.tableName });
  return { table, index: `${table}/index/${listIndex}` };
}

/** Leave to do what a row lists on the table, and never to harm the hash chain; none where it lists nothing. */
export function tableStatements(
  stack: Stack,
  row: { table: readonly TableAction[]; appendsToChain?: true },
  data: DataReferences,
): PolicyStatement[] {
  if (row.table.length === 0) return [];
  const { table, index } = tableArns(stack, data);
  const allowed = new PolicyStatement({
    sid: 'Table',
    actions: row.table.map((action) => `dynamodb:${action}`),
    resources: row.table.includes('Query') ? [table, index] : [table],
  });
  // A link of the hash chain is written once; no function removes one, and only submit-entry writes there.
  // Its transaction updates other items beside the link. Whether IAM judges the keys of a transaction one by
  // one is not documented, so its updates are not denied by key: its code puts links that must not exist yet.
  const chainIsKept = new PolicyStatement({
    sid: 'ChainIsKept',
    effect: Effect.DENY,
    actions: row.appendsToChain
      ? ['dynamodb:DeleteItem']
      : ['dynamodb:DeleteItem', 'dynamodb:UpdateItem', 'dynamodb:PutItem'],
    resources: [table],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['CHAIN#*'] } },
  });
  return [allowed, chainIsKept];
}
