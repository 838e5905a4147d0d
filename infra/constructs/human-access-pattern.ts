import { FilterPattern } from 'aws-cdk-lib/aws-logs';

const { all, any, notExists, regexValue, stringValue } = FilterPattern;

const named = (eventName: string) => stringValue('$.eventName', '=', eventName);
/** A wildcard of a filter matches only the beginning or the end of a text. A filter may have two regular expressions. */
const notBy = (arn: string) => regexValue('$.userIdentity.arn', '!=', arn);

/** Calls of a management API that reach data or secrets, or blind the trail. */
const revealing = [
  ...['GetSecretValue', 'BatchGetSecretValue'],
  // Copies of table and files have names that the trail does not know.
  ...['RestoreTableToPointInTime', 'RestoreTableFromBackup', 'ExportTableToPointInTime', 'StartRestoreJob'],
  ...['StopLogging', 'DeleteTrail', 'UpdateTrail', 'PutEventSelectors'],
];

/** A person who assumes a role that is named like a function's escapes the trail. */
const disguising = ['CreateRole', 'UpdateAssumeRolePolicy'];

/**
 * Matches a recorded event that succeeded and that somebody must explain: every use of data that the trail records, and
 * calls around it that neither a function nor a deployment makes.
 */
export const humanAccessPattern = all(
  notExists('$.errorCode'),
  any(
    stringValue('$.eventCategory', '=', 'Data'),
    all(
      // Functions of every stage of the account, and CloudFormation, whose role nobody else may assume.
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
