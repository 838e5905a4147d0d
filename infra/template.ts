import * as z from 'zod/mini';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
});

const template = z.looseObject({
  Resources: z._default(z.record(z.string(), resource), {}),
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.optional(z.string()) })), {}),
  Outputs: z._default(z.record(z.string(), z.unknown()), {}),
});

export type Resource = z.output<typeof resource>;

/** A CloudFormation template: the parts that this repository reads. */
export type Template = z.output<typeof template>;

/** Validates a template's shape. */
export function parseTemplate(json: unknown): Template {
  return template.parse(json);
}

/** Merges templates. Throws if two of them have a resource with the same logical ID. */
export function mergeTemplates(templates: readonly Template[]): Template {
  const ids = templates.flatMap(({ Resources }) => Object.keys(Resources));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`Two templates have a resource ${twice}`);
  return {
    Parameters: Object.assign({}, ...templates.map(({ Parameters }) => Parameters)),
    Resources: Object.assign({}, ...templates.map(({ Resources }) => Resources)),
    Outputs: Object.assign({}, ...templates.map(({ Outputs }) => Outputs)),
  };
}

/** Returns all resources of one CloudFormation type in a template, by logical ID. */
export function resourcesOf(from: Template, type: string): [logicalId: string, resource: Resource][] {
  return Object.entries(from.Resources).filter(([, { Type }]) => Type === type);
}
