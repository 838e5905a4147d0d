import { localArn, localRegion } from '../local/assembly/stack-plan.ts';
import type { AwsCall, RecordedCall } from './aws-call.ts';
import { applies, evaluate, type Statement } from './evaluate.ts';
import type { ResourcePolicy, StagePolicies } from './stage-policies.ts';

/** A call that the policies of the stage deny, and why. */
export type DeniedCall = { by: string; call: AwsCall; because: string };

/** A permission of a function that no call needed. */
export type UnusedGrant = { by: string; sid: string; action: string; resource: string };

export type Judgment = { calls: number; denied: DeniedCall[]; unused: UnusedGrant[] };

const account = localArn('iam', '').split(':')[4] ?? '';

/** Condition keys that every request of a function has: functions use TLS and the account's own credentials. */
const everyRequest = {
  'aws:SecureTransport': 'true',
  'aws:PrincipalAccount': account,
  'aws:PrincipalIsAWSService': 'false',
  's3:TlsVersion': '1.3',
};

/** Returns the ARN of a role of the account. */
const roleArn = (name: string) => `arn:aws:iam::${account}:role/${name}`;

/** The keys that requests have, besides those of every request. A condition on another key cannot be judged. */
const recordedKeys =
  /^(aws:PrincipalArn|dynamodb:(LeadingKeys|EnclosingOperation)|s3:(prefix|object-lock-remaining-retention-days)|ses:FromAddress|kms:(ViaService|CallerAccount|SigningAlgorithm|EncryptionContext:.+))$/i;

/** Throws if a policy has a condition on a key that is not recorded. */
function checkKeys({ functions, resources }: StagePolicies): void {
  for (const { sid, conditions } of [...functions, ...resources].flatMap(({ statements }) => statements)) {
    for (const { key } of conditions) {
      if (!(key in everyRequest) && !recordedKeys.test(key)) {
        throw new Error(`The statement ${sid} has a condition on ${key}, which is not recorded`);
      }
    }
  }
}

/** Returns the calls that a service makes to KMS for a call to data that a key encrypts. */
function keyCalls({ encrypted }: StagePolicies, call: AwsCall): AwsCall[] {
  const store = encrypted.find(({ arn }) => call.resource === arn || call.resource.startsWith(`${arn}/`));
  if (!store || call.action === 's3:ListBucket' || call.action.startsWith('s3:Delete')) return [];
  const context = {
    'kms:ViaService': `${store.service}.${localRegion}.amazonaws.com`,
    'kms:CallerAccount': account,
  };
  // S3 opens the parts of a multipart upload to join them, so writing needs both.
  const actions = call.action === 's3:PutObject' ? ['kms:GenerateDataKey', 'kms:Decrypt'] : ['kms:Decrypt'];
  return actions.map((action) => ({ action, resource: store.keyArn, context }));
}

/** Returns why a call is denied; undefined if it is allowed. */
function denial(
  own: readonly Statement[],
  resource: ResourcePolicy | undefined,
  call: AwsCall,
): string | undefined {
  const attached = resource?.statements ?? [];
  const open = evaluate(
    attached.filter(({ audience }) => audience === 'anyone'),
    call,
  );
  if (open.by?.effect === 'Deny') return `the policy of the resource denies it (${open.by.sid})`;
  const verdict = evaluate(own, call);
  if (verdict.by?.effect === 'Deny') return `the statement ${verdict.by.sid} denies it`;
  if (open.allowed) return undefined;
  if (!verdict.allowed) return 'no statement allows it';
  // A key is open to the account's policies only if its own policy says so.
  const delegated = evaluate(
    attached.filter(({ audience }) => audience === 'account'),
    call,
  ).allowed;
  return call.action.startsWith('kms:') && resource && !delegated
    ? 'the policy of the key does not allow it'
    : undefined;
}

/** Judges recorded calls by the policies of a stage, and finds the permissions that no call needed. */
export function judge(policies: StagePolicies, recorded: readonly RecordedCall[]): Judgment {
  checkKeys(policies);
  const statementsBy = new Map(
    policies.functions.map(({ logicalId, statements }) => [logicalId, statements]),
  );
  const roleOf = new Map(policies.functions.map(({ logicalId, role }) => [logicalId, roleArn(role)]));
  const nameOf = new Map<string, string>(policies.functions.map(({ logicalId, id }) => [logicalId, id]));
  const used = new Set<string>();
  const grantKey = (by: string, sid: string, action: string, resource: string) =>
    [by, sid, action, resource].join('\n');
  const denied: DeniedCall[] = [];
  const policyOf = ({ resource }: AwsCall) =>
    policies.resources.find(({ arn }) => resource === arn || resource.startsWith(`${arn}/`));

  for (const { by, ...made } of recorded) {
    const own = statementsBy.get(by);
    const name = nameOf.get(by) ?? by;
    for (const asked of [made, ...keyCalls(policies, made)]) {
      const who = { 'aws:PrincipalArn': roleOf.get(by) ?? '' };
      const call = { ...asked, context: { ...everyRequest, ...who, ...asked.context } };
      const because = own ? denial(own, policyOf(call), call) : 'the stage has no such function';
      if (because) denied.push({ by: name, call: asked, because });
      for (const statement of own ?? []) {
        if (statement.effect === 'Deny' || !applies(statement, call)) continue;
        for (const action of statement.actions) {
          for (const resource of statement.resources) {
            const narrow = { ...statement, actions: [action], resources: [resource] };
            if (applies(narrow, call)) used.add(grantKey(by, statement.sid, action, resource));
          }
        }
      }
    }
  }

  const unused = policies.functions.flatMap(({ id, logicalId, statements }) =>
    statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ sid, actions, resources }) =>
        actions.flatMap((action) =>
          resources
            .filter((resource) => !used.has(grantKey(logicalId, sid, action, resource)))
            .map((resource) => ({ by: id, sid, action, resource })),
        ),
      ),
  );
  return { calls: recorded.length, denied, unused };
}
