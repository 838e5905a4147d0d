import { Aws, Fn } from 'aws-cdk-lib';

/**
 * Returns a unique name that not even an earlier stack of the same name had: it contains part of the stack's
 * CloudFormation ID. For resources that need a name and may outlive their stack.
 */
export function nameOfItsOwn(prefix: string): string {
  const uuid = Fn.select(2, Fn.split('/', Aws.STACK_ID));
  return `${prefix}-${Fn.select(0, Fn.split('-', uuid))}`;
}
