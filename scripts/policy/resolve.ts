import * as z from 'zod/mini';
import { exportedNameOf } from '#infra/export-names.ts';
import type { StageName } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { localArn, localRegion, localValues } from '../local/stack-plan.ts';

/** Turns a value of a template into text. */
export type Resolve = (value: unknown) => string;

const output = z.object({ Value: z.unknown(), Export: z.object({ Name: z.string() }) });
const join = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const importValue = z.object({ 'Fn::ImportValue': z.string() });
const reference = z.object({ Ref: z.string() });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

const pseudoParameters: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::Region': localRegion,
  'AWS::AccountId': localArn('iam', '').split(':')[4] ?? '',
};

/**
 * Returns a function that resolves the references of a template as if the stage ran on this machine: exported values
 * are those of the local stack. A reference to anything else becomes its own name in angle brackets, which is equal
 * wherever the template refers to the same thing.
 */
export function resolver(stage: StageName, template: Template): Resolve {
  const localValue = (exportName: string) => {
    const name = exportedNameOf(stage, exportName);
    return name && name in localValues ? localValues[name as keyof typeof localValues] : `<${exportName}>`;
  };
  const exported = new Map(
    Object.values(template.Outputs).flatMap((one) => {
      const found = z.safeParse(output, one).data;
      return found ? [[JSON.stringify(found.Value), localValue(found.Export.Name)] as const] : [];
    }),
  );
  const resolve: Resolve = (value) => {
    if (typeof value !== 'object') return String(value);
    const own = exported.get(JSON.stringify(value));
    if (own !== undefined) return own;
    const joined = z.safeParse(join, value).data?.['Fn::Join'];
    if (joined) return joined[1].map(resolve).join(joined[0]);
    const imported = z.safeParse(importValue, value).data?.['Fn::ImportValue'];
    if (imported) return localValue(imported);
    const referred = z.safeParse(reference, value).data?.Ref;
    if (referred) return pseudoParameters[referred] ?? mailDomain(referred) ?? `<${referred}>`;
    const got = z.safeParse(attribute, value).data?.['Fn::GetAtt'];
    if (got) return bucketArn(got, resolve) ?? `<${got.join('.')}>`;
    throw new Error(`The judge cannot resolve ${JSON.stringify(value)}`);
  };
  /** The name of an identity that sends mail is its domain. */
  const mailDomain = (id: string) => {
    const { Type, Properties } = template.Resources[id] ?? {};
    return Type === 'AWS::SES::EmailIdentity' ? String(Properties?.['EmailIdentity']) : undefined;
  };
  /** A bucket's ARN follows from its name, which the stack may export. */
  const bucketArn = ([id, name]: readonly [string, string], resolved: Resolve) =>
    template.Resources[id]?.Type === 'AWS::S3::Bucket' && name === 'Arn'
      ? `arn:aws:s3:::${resolved({ Ref: id })}`
      : undefined;
  return resolve;
}
