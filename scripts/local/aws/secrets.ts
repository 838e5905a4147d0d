import { type AwsEmulator, answer, asRecord, exception } from './aws-answer.ts';

/** The values of the stage's secrets by ARN, or functions that make them when they are first read. */
export type Secrets = Readonly<Record<string, string | (() => Promise<string>)>>;

/** Returns an emulator of Secrets Manager: GetSecretValue of the given secrets, by ARN or name. */
export function secretsManager(secrets: Secrets): AwsEmulator {
  return async ({ target, body }) => {
    if (target !== 'secretsmanager.GetSecretValue') return undefined;
    const id = asRecord(body)?.['SecretId'];
    const found = Object.entries(secrets).find(([arn]) => arn === id || arn.endsWith(`:secret:${id}`));
    if (!found) {
      return exception('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
    const [arn, value] = found;
    return answer({
      ARN: arn,
      Name: arn.split(':secret:')[1],
      SecretString: typeof value === 'string' ? value : await value(),
      VersionId: '00000000-0000-0000-0000-000000000001',
      VersionStages: ['AWSCURRENT'],
    });
  };
}
