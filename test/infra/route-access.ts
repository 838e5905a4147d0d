import { beforeAll } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate } from '#infra/stage-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { type Statement, statementsOfFunction, templatesOf } from './templates.ts';

// How policies name the resources of a stage.
export const exported = (name: string) => `<${name}>`;
export const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
export const files = `arn:aws:s3:::${exported('FilesBucketName')}`;
export const sealed = `arn:aws:s3:::${exported('SealedBucketName')}/notaries/*/entries/*`;
export const log = `arn:aws:s3:::${exported('LogBucketName')}`;
export const pictures = `arn:aws:s3:::${exported('PicturesBucketName')}`;

/** Routes that email a link or a notice of a change. */
export const mailing: RouteId[] = [
  ...(['register', 'login', 'forgot-password', 'reset-password', 'confirm-email-change'] as const),
  'undo-change',
  ...(['sign-in-with-passkey', 'send-email-verification', 'change-email'] as const),
  ...(['create-inspection', 'start-data-export', 'change-password'] as const),
  ...(['add-passkey', 'remove-passkey', 'confirm-second-factor'] as const),
  ...([
    'remove-second-factor',
    'renew-recovery-codes',
    'request-destruction',
    'start-journal',
    'close-account',
  ] as const),
];

/** Reads the policies of a stage's functions before the tests of a file, and returns what they allow routes to do. */
export function routeAccess(stage: StageName) {
  let api: Template;
  let statements: Record<RouteId, Statement[]>;
  beforeAll(async () => {
    api = functionsTemplate(await templatesOf(stage));
    statements = Object.fromEntries(
      routesOf(api).map(({ id, functionLogicalId }) => [id, statementsOfFunction(api, functionLogicalId)]),
    ) as Record<RouteId, Statement[]>;
  });
  const routesOf = (template: Template) => ofKind(deployedFunctions(template, stage), 'route');
  const withEffect = (id: RouteId, wanted: string) =>
    statements[id].filter(({ effect }) => effect === wanted);
  const allowed = (id: RouteId) => withEffect(id, 'Allow');
  const actionsOf = (id: RouteId, service: string) =>
    allowed(id)
      .flatMap(({ actions }) => actions)
      .filter((action) => action.startsWith(`${service}:`));
  return {
    /** The template of all functions. */
    api: () => api,
    deployedRoutes: () => routesOf(api),
    allowed,
    denied: (id: RouteId) => withEffect(id, 'Deny'),
    actionsOf,
    /** Returns the routes that may take an action, besides adding to the record of access, keeping requests with a key, and writing working papers. */
    allowedTo: (action: string) =>
      routeIds.filter(
        (id) =>
          actionsOf(id, '').length === 0 &&
          allowed(id).some(
            ({ actions, condition }) =>
              actions.includes(action) && !/ACCESS#|REQUEST#|BUSINESS#/.test(JSON.stringify(condition ?? {})),
          ),
      ),
  };
}
