import type { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type {
  EvidenceWriter,
  FunctionDefinition,
  TableAction,
} from '../function-definitions/function-definition.ts';
import type { FunctionResources } from './function-access.ts';
import { listIndex } from './journal-table.ts';

/** Grants each action on items of some partitions only. */
function partitionStatements(
  partitions: Partial<Record<TableAction, string | readonly string[]>>,
  table: string,
  sidPrefix = '',
) {
  return Object.entries(partitions).map(
    ([action, allowed]) =>
      new PolicyStatement({
        sid: `${sidPrefix}${action}`,
        actions: [`dynamodb:${action}`],
        resources: [table],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [allowed].flat() } },
      }),
  );
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;

/**
 * Partitions of sealed items, and the allowed actions of the few functions that write there. No other
 * function writes there, and sealed items can't be deleted. AWS doesn't document whether IAM evaluates a
 * transaction's keys individually, so functions that seal may put and update pending leaves as well as sealed
 * items. Their code only puts items that don't exist yet.
 */
const guarded: Record<string, Partial<Record<EvidenceWriter, readonly (typeof writes)[number][]>>> = {
  'JOURNAL#*': { seals: ['PutItem', 'UpdateItem'] },
  'LEAF#*': { seals: ['PutItem', 'UpdateItem'] },
  // Only the sequencer writes here, and its row reaches no other partitions.
  'WITNESS#*': {},
  LOG: {},
};

/** Denies the prohibited actions in the guarded partitions, with one statement per set of actions. */
function denials(writer: EvidenceWriter | undefined, table: string): PolicyStatement[] {
  const partitions = Object.entries(guarded).map(([partition, allowed]) => {
    const permitted = writer ? (allowed[writer] ?? []) : [];
    return { partition, denied: writes.filter((action) => !permitted.includes(action)) };
  });
  return Object.values(Object.groupBy(partitions, ({ denied }) => denied.join(''))).flatMap((same = []) => {
    const [{ denied } = { denied: [] }] = same;
    return new PolicyStatement({
      sid: `SealsAreKept${denied.length === writes.length ? '' : denied.join('').replaceAll('Item', '')}`,
      effect: Effect.DENY,
      actions: denied.map((action) => `dynamodb:${action}`),
      resources: [table],
      conditions: {
        'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': same.map(({ partition }) => partition) },
      },
    });
  });
}

/** The items that a function may write for officials with an inspection link. It can't change a link. */
const visitWrites = {
  open: { PutItem: 'INSPECTING#*', UpdateItem: 'ATTEMPTS#inspection#*' },
  view: { UpdateItem: 'INSPECTING#*' },
} as const;

/**
 * A route's access by its contract, besides its row: adding to the record of access, counting calls, storing
 * requests with a key.
 */
type ContractAccess = { addsToRecord?: boolean; countsCalls?: boolean; keepsRequests?: boolean };

/**
 * Grants the table actions of a row and of its contract, and denies harm to sealed items. Grants nothing to a
 * row without actions.
 */
export function tableStatements(
  stack: Stack,
  row: Pick<FunctionDefinition, 'table' | 'evidence' | 'verifies' | 'visits'>,
  { value }: Pick<FunctionResources, 'value'>,
  { addsToRecord = false, countsCalls = false, keepsRequests = false }: ContractAccess = {},
): PolicyStatement[] {
  if (Object.keys(row.table).length === 0) return [];
  const table = stack.formatArn({
    service: 'dynamodb',
    resource: 'table',
    resourceName: value('TableName'),
  });
  const list = new PolicyStatement({
    sid: 'List',
    actions: ['dynamodb:Query'],
    resources: [`${table}/index/${listIndex}`],
  });
  const marks = new PolicyStatement({
    sid: 'MarkDamage',
    actions: ['dynamodb:UpdateItem'],
    resources: [table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTARY#*'] } },
  });
  const adds = new PolicyStatement({
    sid: 'RecordAccess',
    actions: ['dynamodb:PutItem'],
    resources: [table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ACCESS#*'] } },
  });
  const requests = new PolicyStatement({
    sid: 'KeepRequests',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    resources: [table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['REQUEST#*'] } },
  });
  const byContract = [
    ...(addsToRecord ? [adds] : []),
    ...(countsCalls ? partitionStatements({ UpdateItem: 'CALLS#*' }, table, 'Count') : []),
    ...(keepsRequests ? [requests] : []),
  ];
  if (!('length' in row.table)) return [...partitionStatements(row.table, table), ...byContract];
  const allowed = new PolicyStatement({
    sid: 'Table',
    actions: row.table.map((action) => `dynamodb:${action}`),
    resources: [table],
  });
  return [
    allowed,
    ...(row.verifies ? [marks] : []),
    ...byContract,
    ...(row.visits ? partitionStatements(visitWrites[row.visits], table, 'Visit') : []),
    ...(row.table.includes('Query') ? [list] : []),
    ...denials(row.evidence, table),
  ];
}
