import { Aws, Fn } from 'aws-cdk-lib';

/**
 * Returns a name that no other stack has, not even an earlier one of the same name: a part of the ID that
 * CloudFormation gives a stack is in it. For resources that need a name and may outlive their stack.
 */
export function nameOfItsOwn(prefix: string): string {
  const uuid = Fn.select(2, Fn.split('/', Aws.STACK_ID));
  return `${prefix}-${Fn.select(0, Fn.split('-', uuid))}`;
}
