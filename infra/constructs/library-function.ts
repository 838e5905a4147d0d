/**
 * The rule packs' findings about the CDK library's function for AWS calls, which runs only during a
 * deployment.
 */
export const ofTheLibrary = [
  'Serverless-LambdaDefaultMemorySize',
  'Serverless-LambdaDLQ',
  'Serverless-LambdaTracing',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
].map((id) => ({
  id,
  reason: 'A function of the CDK library, which runs during a deployment and whose failure stops it.',
}));
