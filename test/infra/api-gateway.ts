import type { Template } from '#infra/template.ts';
import { resourcesOf } from '#infra/template.ts';
import { at, flat, listed } from './templates.ts';

/*
 * What API Gateway refuses of the API of a stage: to change routes or limits while it would limit a route that does not exist. A
 * limit that a later template leaves out stays until DeleteRouteSettings. Both were seen in AWS by others:
 * https://github.com/aws/serverless-application-model/issues/1939 and https://github.com/serverless/serverless/pull/8590.
 */

/** Returns the keys of a template's routes, by logical ID. */
const routesOf = (template: Template | undefined) =>
  new Map(
    template
      ? resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([id, { Properties }]) => [
          id,
          flat(Properties['RouteKey']),
        ])
      : [],
  );

/** Returns the keys that the custom resources of a template delete the limits of when they go, by logical ID. */
const removalsOf = (template: Template | undefined) =>
  new Map(
    (template ? resourcesOf(template, 'Custom::AWS') : []).flatMap(([id, { Properties }]) => {
      const call = 'Delete' in Properties ? JSON.parse(flat(Properties['Delete'])) : {};
      return call.action === 'DeleteRouteSettings' ? [[id, String(call.parameters.RouteKey)]] : [];
    }),
  );

/** The routes of one API, and the limits of its stage. */
export class Api {
  /** Keys of routes, by stack and logical ID. */
  private readonly routes = new Map<string, string>();
  private readonly limits = new Map<string, number>();

  /** Returns the limits of routes by their keys. */
  limitsByRoute(): Record<string, number> {
    return Object.fromEntries(this.limits);
  }

  /** Changes what a stack has of the API. CloudFormation makes and changes resources before it deletes any. */
  update(stack: string, before: Template | undefined, after: Template | undefined): void {
    const routes = routesOf(after);
    for (const [id, key] of routes) this.changeRoute(`${stack}/${id}`, key);
    if (after) this.setLimits(after);
    const removals = removalsOf(after);
    for (const [id, key] of removalsOf(before)) if (!removals.has(id)) this.limits.delete(key);
    for (const id of routesOf(before).keys())
      if (!routes.has(id)) this.changeRoute(`${stack}/${id}`, undefined);
    const hasStage = (template?: Template) =>
      template !== undefined && resourcesOf(template, 'AWS::ApiGatewayV2::Stage').length > 0;
    if (hasStage(before) && !hasStage(after)) this.limits.clear();
  }

  private changeRoute(owner: string, key: string | undefined): void {
    const before = this.routes.get(owner);
    if (before === key) return;
    if (key === undefined) this.routes.delete(owner);
    else this.routes.set(owner, key);
    this.requireRoutes();
  }

  private setLimits(template: Template): void {
    for (const [, { Properties }] of resourcesOf(template, 'AWS::ApiGatewayV2::Stage')) {
      for (const [key, one] of Object.entries(Object(Properties['RouteSettings'])))
        this.limits.set(key, Number(at(one, 'ThrottlingRateLimit')));
      this.requireRoutes();
    }
  }

  private requireRoutes(): void {
    const keys = [...this.routes.values()];
    for (const key of this.limits.keys())
      if (!listed(keys).includes(key))
        throw new Error(`Unable to find Route by key ${key} within the provided RouteSettings`);
  }
}
