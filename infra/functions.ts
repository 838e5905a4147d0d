import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { accountFunctions } from './function-definitions/account-functions.ts';
import { backgroundFunctions } from './function-definitions/background-functions.ts';
import { subscriptionFunctions } from './function-definitions/billing-functions.ts';
import { businessFunctions } from './function-definitions/business-functions.ts';
import { credentialFunctions } from './function-definitions/credential-functions.ts';
import { dutyFunctions } from './function-definitions/duty-functions.ts';
import { exportFunctions } from './function-definitions/export-functions.ts';
import type { FunctionDefinition, QueueRow, RouteRow } from './function-definitions/function-definition.ts';
import { importFunctions } from './function-definitions/import-functions.ts';
import { inspectionFunctions } from './function-definitions/inspection-functions.ts';
import { intakeFunctions } from './function-definitions/intake-functions.ts';
import { journalFunctions } from './function-definitions/journal-functions.ts';
import { retentionFunctions } from './function-definitions/retention-functions.ts';
import { secondFactorFunctions } from './function-definitions/second-factor-functions.ts';
import { signInFunctions } from './function-definitions/sign-in-functions.ts';
import { stateLawFunctions } from './function-definitions/state-law-functions.ts';

/**
 * The rows of all functions by group. Each group is a stack, because stacks have a limit of resources. They
 * are deployed in this order: first the functions that receive what routes write.
 */
const groups = {
  background: backgroundFunctions,
  'sign-in': signInFunctions,
  credentials: credentialFunctions,
  'second-factor': secondFactorFunctions,
  account: accountFunctions,
  journal: journalFunctions,
  'state-law': stateLawFunctions,
  annex: importFunctions,
  exports: exportFunctions,
  duties: dutyFunctions,
  inspections: inspectionFunctions,
  subscription: subscriptionFunctions,
  leaving: retentionFunctions,
  business: businessFunctions,
  intake: intakeFunctions,
} as const;

export type FunctionGroup = keyof typeof groups;

export const functionGroups = Object.keys(groups) as FunctionGroup[];

/** Every function of a stage. A route without a row doesn't compile. */
export const functions = {
  ...signInFunctions,
  ...credentialFunctions,
  ...secondFactorFunctions,
  ...accountFunctions,
  ...journalFunctions,
  ...stateLawFunctions,
  ...importFunctions,
  ...exportFunctions,
  ...dutyFunctions,
  ...inspectionFunctions,
  ...subscriptionFunctions,
  ...retentionFunctions,
  ...businessFunctions,
  ...intakeFunctions,
  ...backgroundFunctions,
} satisfies Record<RouteId, RouteRow> & Record<string, FunctionDefinition>;

/** A function's name in bundles, Lambda, and alarms. */
export type FunctionId = keyof typeof functions;

export type FunctionKind = FunctionDefinition['kind'];

/** IDs of the functions of one kind. */
export type IdOf<K extends FunctionKind> = {
  [Id in FunctionId]: (typeof functions)[Id]['kind'] extends K ? Id : never;
}[FunctionId];

/** Returns whether a function is of a kind. */
export function isOfKind<K extends FunctionKind>(id: FunctionId, kind: K): id is IdOf<K> & FunctionId {
  return functions[id].kind === kind;
}

/** All functions: the routes in the order of the contract, then those without a route. */
export const functionIds: readonly FunctionId[] = [
  ...routeIds,
  ...(Object.keys(backgroundFunctions) as (keyof typeof backgroundFunctions)[]),
];

/** The rows of all routes. */
export const routeRows: readonly (readonly [RouteId, RouteRow])[] = routeIds.map((id) => [id, functions[id]]);

/** Returns the functions of one kind. */
export function idsOf<K extends FunctionKind>(kind: K): IdOf<K>[] {
  return functionIds.filter((id): id is IdOf<K> & FunctionId => isOfKind(id, kind));
}

/** The functions that are released gradually. */
export const gradualIds: readonly FunctionId[] = routeRows.flatMap(([id, { gradual }]) =>
  gradual ? [id] : [],
);

/** The functions whose queues the reader of the table's stream fills. */
export const consumerIds: readonly IdOf<'queue'>[] = idsOf('queue').filter((id) => {
  const { on }: QueueRow = functions[id];
  return on.kind !== 'mail' && on.kind !== 'order-mail';
});

/** Returns a function's group. */
export function groupOf(id: FunctionId): FunctionGroup {
  const found = functionGroups.find((group) => id in groups[group]);
  if (!found) throw new Error(`${id} is in no group`);
  return found;
}

/** Returns the functions of one group. */
export function idsOfGroup(group: FunctionGroup): FunctionId[] {
  return functionIds.filter((id) => id in groups[group]);
}
