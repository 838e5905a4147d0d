/**
 * The Node.js runtime of the canary, without a browser: the latest one described in
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Synthetics_Library_Nodejs.html.
 * `npm run account-check` asks AWS whether it still exists.
 */
export const canaryRuntime = 'syn-nodejs-5.2';
