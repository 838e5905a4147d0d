import * as z from 'zod/mini';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
});

const template = z.looseObject({
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(z.record(z.string(), z.unknown()), {}),
});

export type Resource = z.output<typeof resource>;

/** A CloudFormation template: the parts that this repository reads. */
export type Template = z.output<typeof template>;

/** Checks the shape of a template. */
export function parseTemplate(json: unknown): Template {
  return template.parse(json);
}

/** Returns all resources of one CloudFormation type in a template, by logical ID. */
export function resourcesOf(from: Template, type: string): [logicalId: string, resource: Resource][] {
  return Object.entries(from.Resources).filter(([, { Type }]) => Type === type);
}
