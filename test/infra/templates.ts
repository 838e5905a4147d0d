import type { Templates } from '#infra/stage-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import { type Resource, resourcesOf, type Template } from '#infra/template.ts';
import { shared } from '#test/support/stack.ts';
import type { Findings, Sequence } from './make-templates.ts';

/** Requests what the process that synthesizes stages makes once for all tests of a run. */
const made = async <T>(path: string): Promise<T> => shared(path, await shared('/template-server'));

/** Returns the templates of a stage. */
export const templatesOf = (stage: StageName): Promise<Templates> => made(`/templates/${stage}`);

/** Returns the states of `prod` between which deployments move. */
export const sequence = (): Promise<Sequence> => made('/templates/sequence');

/** Returns what the rule packs find in a stage. */
export const findingsOf = (stage: StageName): Promise<Findings> => made(`/findings/${stage}`);

/** Returns what the rule packs find in a stack with an unprotected bucket. */
export const brokenFindings = (): Promise<Findings> => made('/findings/broken');

/** Returns the only resource of a type. */
export function onlyOf(template: Template, type: string): Resource {
  const found = resourcesOf(template, type);
  if (found.length !== 1 || !found[0]) throw new Error(`There are ${found.length} of ${type}, not one`);
  return found[0][1];
}

/** Returns all resources of a type in all stacks, named `stack/logical-id`. */
export function allOf(templates: Templates, type: string): [name: string, resource: Resource][] {
  return Object.entries(templates).flatMap(([stack, template]) =>
    resourcesOf(template, type).map(([id, resource]): [string, Resource] => [`${stack}/${id}`, resource]),
  );
}

/** Returns one value or many as a list. */
export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of a JSON value, or undefined. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isRecord(inner) ? inner[key] : undefined;
  }, value);
}

/** Returns a template value as text, with joins resolved and references in angle brackets. */
export function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(flat).join('');
  if (!isRecord(value)) return String(value);
  const [[name, argument] = []] = Object.entries(value);
  if (name === 'Fn::Join')
    return listed(at(argument, 1))
      .map(flat)
      .join(flat(at(argument, 0)));
  if (name === 'Fn::GetAtt') return `<${listed(argument).map(flat).join('.')}>`;
  return `<${flat(argument)}>`;
}

/** A statement of an IAM policy. */
export type Statement = { effect: string; actions: string[]; resources: string[]; condition: unknown };

/** Returns the statements of a policy document. */
export function statementsOf(document: unknown): Statement[] {
  return listed(at(document, 'Statement')).map((statement) => ({
    effect: flat(at(statement, 'Effect')),
    actions: listed(at(statement, 'Action')).map(flat),
    resources: listed(at(statement, 'Resource')).map(flat),
    condition: at(statement, 'Condition'),
  }));
}

/** Returns the statements of a function's own role. */
export function statementsOfFunction(template: Template, functionLogicalId: string): Statement[] {
  const role = flat(template.Resources[functionLogicalId]?.Properties['Role']).slice(1, -'.Arn>'.length);
  const properties = template.Resources[role]?.Properties;
  if (!properties) throw new Error(`${functionLogicalId} has no role of its own stack`);
  if ('ManagedPolicyArns' in properties || 'Policies' in properties) {
    throw new Error(`${role} has policies beside those that are read here`);
  }
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([, policy]) => listed(policy.Properties['Roles']).map(flat).includes(`<${role}>`))
    .flatMap(([, policy]) => statementsOf(policy.Properties['PolicyDocument']));
}
