import * as z from 'zod/mini';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { type EnvironmentValue, environmentOf } from './deployed-environment.ts';
import type { StageName } from './stages.ts';
import { type Resource, resourcesOf, type Template } from './synthesize.ts';

/** A route as a template deploys it. */
export type DeployedRoute = {
  id: RouteId;
  method: string;
  /** With its base, parameters in braces: `/api/notary/entries/{id}`. */
  path: string;
  access: 'public' | 'notary';
  environment: Record<string, EnvironmentValue>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  functionLogicalId: string;
};

const reference = z.object({ Ref: z.string() });

const routeProperties = z.object({
  RouteKey: z.string().check(z.regex(/^[A-Z]+ \/.*$/)),
  Target: z.object({
    'Fn::Join': z.tuple([z.literal(''), z.tuple([z.literal('integrations/'), reference])]),
  }),
});

const integrationProperties = z.object({
  IntegrationUri: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
});

const functionProperties = z.object({
  MemorySize: z.int(),
  Timeout: z.int(),
  Environment: z.object({
    Variables: z.looseObject({ ROUTE_ID: z.enum(routeIds), ROUTE_ACCESS: z.enum(['public', 'notary']) }),
  }),
});

function find(api: Template, logicalId: string): Resource {
  const found = api.Resources[logicalId];
  if (!found) throw new Error(`The template lacks ${logicalId}`);
  return found;
}

/** Every route that the api template deploys, with the function behind it. */
export function deployedRoutes(api: Template, stage: StageName): DeployedRoute[] {
  return resourcesOf(api, 'AWS::ApiGatewayV2::Route').map(([, route]) => {
    const { RouteKey, Target } = routeProperties.parse(route.Properties);
    const integration = find(api, Target['Fn::Join'][1][1].Ref);
    const [functionLogicalId] = integrationProperties.parse(integration.Properties).IntegrationUri[
      'Fn::GetAtt'
    ];
    const properties = functionProperties.parse(find(api, functionLogicalId).Properties);
    const variables = properties.Environment.Variables;
    const [method = '', path = ''] = RouteKey.split(' ');
    return {
      id: variables.ROUTE_ID,
      method,
      path,
      access: variables.ROUTE_ACCESS,
      environment: environmentOf(stage, variables),
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      functionLogicalId,
    };
  });
}
