import * as z from 'zod/mini';
import { parameterName, stageValues } from '#infra/stage-values.ts';
import type { StageName } from '#infra/stages.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { localArn, localRegion, localValues } from '../local/assembly/stack-plan.ts';

/** Turns a value of a template into text. */
export type Resolve = (value: unknown) => string;

const published = z.looseObject({ Name: z.string(), Value: z.unknown() });
const join = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const reference = z.object({ Ref: z.string() });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

const pseudoParameters: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::Region': localRegion,
  'AWS::AccountId': localArn('iam', '').split(':')[4] ?? '',
};

/** Returns the value that the local stack has for an SSM parameter of a stage; undefined for any other parameter. */
function localValue(stage: StageName, parameter: string | undefined): string | undefined {
  const name = stageValues.find((value) => parameterName(stage, value) === parameter);
  return name && name in localValues ? localValues[name as keyof typeof localValues] : undefined;
}

/**
 * Returns a function that resolves the references of a template as if the stage ran on this machine: values that a
 * stack publishes are those of the local stack. A reference to anything else becomes its own name in angle brackets,
 * which is equal wherever the template refers to the same thing.
 */
export function resolver(stage: StageName, template: Template): Resolve {
  const own = new Map(
    resourcesOf(template, 'AWS::SSM::Parameter').flatMap(([, { Properties }]) => {
      const { Name, Value } = published.parse(Properties);
      const value = localValue(stage, Name);
      return value === undefined ? [] : [[JSON.stringify(Value), value] as const];
    }),
  );
  const resolve: Resolve = (value) => {
    if (typeof value !== 'object') return String(value);
    const known = own.get(JSON.stringify(value));
    if (known !== undefined) return known;
    const joined = z.safeParse(join, value).data?.['Fn::Join'];
    if (joined) return joined[1].map(resolve).join(joined[0]);
    const name = z.safeParse(reference, value).data?.Ref;
    if (name !== undefined) {
      const read = localValue(stage, template.Parameters[name]?.Default);
      return read ?? pseudoParameters[name] ?? `<${name}>`;
    }
    const [id = '', got = ''] = z.safeParse(attribute, value).data?.['Fn::GetAtt'] ?? [];
    if (id === '') throw new Error(`The judge cannot resolve ${JSON.stringify(value)}`);
    // A bucket's ARN follows from its name, which the stack may publish.
    const isBucket = got === 'Arn' && template.Resources[id]?.Type === 'AWS::S3::Bucket';
    return isBucket ? `arn:aws:s3:::${resolve({ Ref: id })}` : `<${id}.${got}>`;
  };
  return resolve;
}
