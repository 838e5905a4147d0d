import { FilterPattern } from 'aws-cdk-lib/aws-logs';

const { all, any, notExists, regexValue, stringValue } = FilterPattern;

const named = (eventName: string) => stringValue('$.eventName', '=', eventName);
/**
 * A filter's wildcard only matches the beginning or the end of a text. A filter may have two regular
 * expressions.
 */
const notBy = (arn: string) => regexValue('$.userIdentity.arn', '!=', arn);

/** Management API calls that expose data or secrets, or blind the trail. */
const revealing = [
  ...['GetSecretValue', 'BatchGetSecretValue'],
  // The trail doesn't know the names of table and file copies.
  ...['RestoreTableToPointInTime', 'RestoreTableFromBackup', 'ExportTableToPointInTime', 'StartRestoreJob'],
  ...['StopLogging', 'DeleteTrail', 'UpdateTrail', 'PutEventSelectors'],
];

/** The trail misses a person who assumes a role named like a function's. */
const disguising = ['CreateRole', 'UpdateAssumeRolePolicy'];

/**
 * Matches a successful recorded event that needs an explanation: every recorded use of data, and related
 * calls that neither a function nor a deployment makes.
 */
export const humanAccessPattern = all(
  notExists('$.errorCode'),
  any(
    stringValue('$.eventCategory', '=', 'Data'),
    all(
      // Functions of every stage of the account, and CloudFormation, whose role only CloudFormation may
      // assume.
      notBy('assumed-role/notary-journal-'),
      notBy('assumed-role/cdk-[a-z0-9]+-cfn-exec-role-'),
      any(
        ...revealing.map(named),
        all(
          any(...disguising.map(named)),
          stringValue('$.requestParameters.roleName', '=', 'notary-journal-*'),
        ),
      ),
    ),
  ),
);
