/** Findings of the rule packs about the function with which the CDK library makes calls of AWS, during a deployment only. */
export const ofTheLibrary = [
  'Serverless-LambdaDefaultMemorySize',
  'Serverless-LambdaDLQ',
  'Serverless-LambdaTracing',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
].map((id) => ({
  id,
  reason: 'A function of the CDK library, which runs during a deployment and whose failure stops it.',
}));
