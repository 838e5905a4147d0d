import { type StackKind, stackKinds, type Templates } from '#infra/stage-stacks.ts';
import type { Resource, Template } from '#infra/template.ts';
import { Api } from './api-gateway.ts';
import { at, flat } from './templates.ts';

/*
 * What CloudFormation refuses when stages are deployed into one account, one after the other: a name that is taken, a
 * value that is missing, an export that another stack imports. It also refuses what would lose data.
 */

type Stack = { id: string; template: Template };

/** Types of resources that contain data. */
export const stateful = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
  'AWS::Location::PlaceIndex',
];

/** Types whose names are not unique in an account. */
const scopedNames = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Lambda::Alias',
  'AWS::CodeDeploy::DeploymentGroup',
  'AWS::IAM::Policy',
];

/** Returns the name that a template gives to a resource, or undefined if CloudFormation makes one. */
export function fixedName(resource: Resource, stackId: string): string | undefined {
  const name = nameIn(resource);
  if (name === undefined) return undefined;
  // A name that contains a part of the stack's ID is new in each stack.
  return name.isOfStack ? `${name.text} of ${stackId}` : name.text;
}

const nameIn = once(({ Type, Properties }: Resource) => {
  if (scopedNames.includes(Type)) return undefined;
  const kind = Type.split('::').at(-1) ?? '';
  const named = Object.entries({ ...Properties, ...Object(Properties[`${kind}Config`]) }).find(
    ([property]) =>
      property === 'Name' ||
      property === 'EmailIdentity' ||
      `${kind}Name` === property ||
      (property.endsWith('Name') && `${kind}Name`.endsWith(property)),
  );
  if (!named) return undefined;
  return { text: flat(named[1]), isOfStack: JSON.stringify(named[1]).includes('AWS::StackId') };
});

const exportsOf = ({ Outputs }: Template) =>
  Object.values(Outputs).flatMap((output) => {
    const name = at(output, 'Export', 'Name');
    return name === undefined ? [] : [{ name: flat(name), value: flat(at(output, 'Value')) }];
  });

/** Remembers what a function answers about an object, which tests deploy many times and never change afterwards. */
function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { found: V }>();
  return (key) => {
    const { found } = known.get(key) ?? { found: find(key) };
    known.set(key, { found });
    return found;
  };
}

const importsOf = once((template: Template) =>
  [...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name),
);

/** An account into which stages are deployed. It throws where CloudFormation would refuse, or lose data. */
export class Account {
  private readonly stacks = new Map<string, Stack>();
  /** Named resources, `type name`, with the stack and logical ID that they belong to. */
  private readonly names = new Map<string, string>();
  /** APIs, by stage. */
  private readonly apis = new Map<string, Api>();
  private made = 0;

  /**
   * Deploys stacks of a stage, by default all, in their order. With `failing`, that one is rolled back to what it was, and no
   * later one follows.
   */
  deploy(
    stage: string,
    templates: Templates,
    { failing, only = stackKinds }: { failing?: StackKind; only?: readonly StackKind[] } = {},
  ): void {
    for (const kind of only) {
      const stack = `${stage}/${kind}`;
      const before = this.stacks.get(stack);
      this.deployStack(stack, templates[kind]);
      if (kind !== failing) continue;
      if (before) this.deployStack(stack, before.template);
      else this.removeStack(stack, 'create');
      return;
    }
  }

  /** Deletes the stacks of a stage, the last one first. A retained resource keeps its name. */
  remove(stage: string): void {
    for (const kind of stackKinds.toReversed()) this.removeStack(`${stage}/${kind}`, 'delete');
  }

  /** Returns the API of a stage. */
  api(stage: string): Api {
    const found = this.apis.get(stage) ?? new Api();
    this.apis.set(stage, found);
    return found;
  }

  private apiOf(stack: string): Api {
    const [stage = ''] = stack.split('/');
    return this.api(stage);
  }

  private deployStack(stack: string, template: Template): void {
    const before = this.stacks.get(stack);
    const id = before?.id ?? `stack ${++this.made}`;
    this.checkParameters(stack, template);
    this.checkExports(stack, template, before?.template);
    for (const [logicalId, resource] of Object.entries(before?.template.Resources ?? {})) {
      if (stateful.includes(resource.Type) && template.Resources[logicalId]?.Type !== resource.Type) {
        throw new Error(`${stack} loses ${logicalId}`);
      }
    }
    this.apiOf(stack).update(stack, before?.template, template);
    // CloudFormation makes what is new before it deletes what is gone.
    for (const [logicalId, resource] of Object.entries(template.Resources)) {
      this.take(`${stack}/${logicalId}`, resource, id);
    }
    for (const [logicalId, resource] of Object.entries(before?.template.Resources ?? {})) {
      const after = template.Resources[logicalId];
      const name = fixedName(resource, id);
      if (!after || fixedName(after, id) !== name) this.release(resource, id, 'delete');
    }
    this.stacks.set(stack, { id, template });
  }

  private removeStack(stack: string, operation: 'create' | 'delete'): void {
    const found = this.stacks.get(stack);
    if (!found) throw new Error(`There is no ${stack}`);
    this.apiOf(stack).update(stack, found.template, undefined);
    for (const resource of Object.values(found.template.Resources))
      this.release(resource, found.id, operation);
    this.stacks.delete(stack);
  }

  private take(owner: string, resource: Resource, stackId: string): void {
    const name = fixedName(resource, stackId);
    if (name === undefined) return;
    const key = `${resource.Type} ${name}`;
    const taken = this.names.get(key);
    if (taken !== undefined && taken !== owner)
      throw new Error(`${owner} cannot be named ${name}: ${taken} is`);
    this.names.set(key, owner);
  }

  private release(resource: Resource, stackId: string, operation: 'create' | 'delete'): void {
    const { Type, DeletionPolicy } = resource;
    const kept =
      DeletionPolicy === 'Retain' || (DeletionPolicy === 'RetainExceptOnCreate' && operation === 'delete');
    const key = `${Type} ${fixedName(resource, stackId)}`;
    if (!kept) this.names.delete(key);
    // A resource that takes the name now is another one.
    else if (this.names.has(key)) this.names.set(key, `a retained ${Type}`);
  }

  private checkParameters(stack: string, { Parameters }: Template): void {
    for (const [id, { Type, Default = '' }] of Object.entries(Parameters)) {
      if (id === 'BootstrapVersion' || Type !== 'AWS::SSM::Parameter::Value<String>') continue;
      if (!this.names.has(`AWS::SSM::Parameter ${Default}`)) throw new Error(`${stack} finds no ${Default}`);
    }
  }

  private checkExports(stack: string, template: Template, before: Template | undefined): void {
    const after = new Map(exportsOf(template).map(({ name, value }) => [name, value]));
    const importers = [...this.stacks].flatMap(([name, { template: other }]) =>
      name === stack ? [] : importsOf(other),
    );
    for (const { name, value } of before ? exportsOf(before) : []) {
      if (importers.includes(name) && after.get(name) !== value)
        throw new Error(`${stack} changes ${name}, which is in use`);
    }
  }
}
