import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { KeyAction } from '../routes.ts';
import type { DataReferences } from '../stacks/data.ts';

/** Leave to use the key that protects ID numbers, for a named notary only: every data key is bound to one. */
export function fieldKeyStatement(data: DataReferences, actions: readonly KeyAction[]): PolicyStatement {
  return new PolicyStatement({
    sid: 'FieldKey',
    actions: actions.map((action) => `kms:${action}`),
    resources: [data.fieldKeyArn],
    conditions: { Null: { 'kms:EncryptionContext:notary_id': 'false' } },
  });
}

/** Leave to send mail from the one address of the stage. */
export function mailStatement(mailIdentityArn: string, mailFrom: string): PolicyStatement {
  return new PolicyStatement({
    sid: 'Mail',
    actions: ['ses:SendEmail'],
    resources: [mailIdentityArn],
    conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
  });
}
