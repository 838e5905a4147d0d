import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountFacts } from '#scripts/account/account-facts.ts';
import type { AwsCli } from '#scripts/account/aws-cli.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { documentSigner } from '#test/support/document-signer.ts';

const siteUrl = 'https://journal.test';
const certificates = 'secretsmanager get-secret-value';
let tiles: RunningServer;

beforeAll(async () => {
  answers[certificates] = { SecretString: (await documentSigner()).pem };
  // Like the map service, it accepts the key on the site only.
  tiles = await listen((request, response) => {
    const own = request.headers.referer === `${siteUrl}/` && request.url?.endsWith('?key=v1.public.x');
    response.writeHead(own ? 200 : 403).end();
  });
});

afterAll(() => tiles.stop());

const answers: Record<string, unknown> = {
  'service-quotas get-service-quota': { Quota: { Value: 10_000 } },
  'dynamodb describe-limits': { TableMaxReadCapacityUnits: 40_000, TableMaxWriteCapacityUnits: 40_000 },
  'sesv2 get-account': {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14 },
  },
  'lambda get-function-configuration': {
    LoggingConfig: { LogGroup: 'log-of-login' },
    Environment: { Variables: { TABLE_NAME: siteUrl } },
  },
  'apigatewayv2 get-stage': { RouteSettings: { 'POST /api/auth/login': { ThrottlingRateLimit: 50 } } },
  'synthetics describe-runtime-versions': { RuntimeVersions: [{ VersionName: 'syn-nodejs-5.2' }] },
  'logs filter-log-events': {
    events: [{ message: JSON.stringify({ message: 'PASSWORD_HASHING', native: true, openssl: '3.5.4' }) }],
  },
  'ssm get-parameter': { Parameter: { Value: siteUrl } },
  'location search-place-index-for-position': {
    Results: [{ Place: { Label: '701 Constitution Ave NW, Washington, DC 20408, United States' } }],
  },
  'cloudformation describe-stacks': {
    Stacks: [{ Outputs: [{ OutputKey: 'MapKeyName', OutputValue: 'map' }] }],
  },
  'location describe-key': { Key: 'v1.public.x' },
  's3api get-bucket-replication': { ReplicationConfiguration: { Rules: [{ Status: 'Enabled' }] } },
  'dynamodb describe-table': { Table: { TableArn: 'arn:table' } },
  'dynamodb list-exports': {
    ExportSummaries: [
      { ExportArn: 'arn:table/export/0170', ExportStatus: 'COMPLETED' },
      { ExportArn: 'arn:table/export/0171', ExportStatus: 'IN_PROGRESS' },
    ],
  },
  'dynamodb describe-export': {
    ExportDescription: {
      ExportStatus: 'COMPLETED',
      IncrementalExportSpecification: { ExportToTime: '2026-05-31T22:00:00Z' },
    },
  },
  'backup list-recovery-points-by-backup-vault': {
    RecoveryPoints: [{ Status: 'COMPLETED', CreationDate: '2026-05-31T08:00:00Z' }],
  },
};

/** Reads all facts of an account that answers as given. */
async function read(
  changes: Record<string, unknown> = {},
  now = new Date('2026-06-01T00:00:00Z'),
): Promise<Record<string, boolean>> {
  const aws: AwsCli = async (service, action) => ({ ...answers, ...changes })[`${service} ${action}`];
  const facts = accountFacts({
    aws,
    loginFunction: 'login',
    frontStack: 'front',
    placeIndexParameter: 'index',
    siteParameter: 'site',
    certificatesParameter: 'certificates',
    tableParameter: 'table',
    apiParameter: 'api',
    gradualFunctions: ['login', 'submit-entry'],
    limits: [{ key: 'POST /api/auth/login', perSecond: 50 }],
    canaryRuntime: 'syn-nodejs-5.2',
    copiedParameters: ['files', 'sealed', 'log'],
    backupRegion: 'us-west-2',
    copiesVault: 'copies',
    inBackupAccount: false,
    now,
    tileAddress: `http://127.0.0.1:${tiles.port}/tile`,
  });
  const results = await Promise.all(
    facts.map(async (fact) => [fact.name, (await fact.read()).good] as const),
  );
  return Object.fromEntries(results);
}

const failed = async (changes: Record<string, unknown>, now?: Date) =>
  Object.entries(await read(changes, now)).flatMap(([name, good]) => (good ? [] : [name]));

describe('the check of an account', () => {
  test('passes when everything is as the product needs it', async () => {
    expect(await failed({})).toEqual([]);
  });

  test.each([
    [{ 'service-quotas get-service-quota': { Quota: { Value: 10 } } }, 'Lambda: concurrent executions'],
    [
      { 'dynamodb describe-limits': { TableMaxReadCapacityUnits: 40_000, TableMaxWriteCapacityUnits: 100 } },
      'DynamoDB: units per second of a table',
    ],
    [
      {
        'sesv2 get-account': {
          ProductionAccessEnabled: false,
          SendingEnabled: true,
          SendQuota: { Max24HourSend: 200, MaxSendRate: 1 },
        },
      },
      'SES: out of the sandbox',
    ],
    [
      { 'location search-place-index-for-position': { Results: [] } },
      'Amazon Location: address of a known place',
    ],
    [
      { 's3api get-bucket-replication': { ReplicationConfiguration: { Rules: [{ Status: 'Disabled' }] } } },
      'Copies: S3 copies the files, the sealed files, and the log',
    ],
    [
      {
        'dynamodb describe-export': {
          ExportDescription: {
            ExportStatus: 'COMPLETED',
            IncrementalExportSpecification: { ExportToTime: '2026-05-31T20:00:00Z' },
          },
        },
      },
      'Copies: the changes of the table were exported within 3 hours',
    ],
    [
      { 'dynamodb list-exports': { ExportSummaries: [] } },
      'Copies: the changes of the table were exported within 3 hours',
    ],
    [
      {
        'backup list-recovery-points-by-backup-vault': {
          RecoveryPoints: [{ Status: 'COMPLETED', CreationDate: '2026-05-29T08:00:00Z' }],
        },
      },
      'Copies: the table was copied within 48 hours',
    ],
    [{ 'logs filter-log-events': { events: [] } }, 'Sign-in: how passwords are hashed'],
    [{ 'location describe-key': { Key: 'another' } }, 'Map key: works on the site, and nowhere else'],
    [
      {
        'lambda get-function-configuration': {
          LoggingConfig: { LogGroup: 'log-of-login' },
          Environment: { Variables: { TABLE_NAME: 'lost' } },
        },
      },
      'Functions behind an alias: use the table of the stage',
    ],
    [{ 'apigatewayv2 get-stage': {} }, 'API Gateway: limits of routes'],
    [
      {
        'apigatewayv2 get-stage': {
          RouteSettings: {
            'POST /api/auth/login': { ThrottlingRateLimit: 50 },
            'POST /api/gone': { ThrottlingRateLimit: 10 },
          },
        },
      },
      'API Gateway: limits of routes',
    ],
    [
      {
        'synthetics describe-runtime-versions': {
          RuntimeVersions: [{ VersionName: 'syn-nodejs-5.2', DeprecationDate: '2026-05-01' }],
        },
      },
      'Synthetics: runtime of the canary',
    ],
    [
      { 'synthetics describe-runtime-versions': { RuntimeVersions: [{ VersionName: 'syn-nodejs-5.3' }] } },
      'Synthetics: runtime of the canary',
    ],
    [{ [certificates]: { SecretString: 'x' } }, 'Certificate for documents: valid for another month'],
  ])('fails for %j', async (changes, name) => {
    expect(await failed(changes)).toContain(name);
  });

  test('fails a month before the certificate for documents ends', async () => {
    expect(await failed({}, new Date('2026-12-15T00:00:00Z'))).toContain(
      'Certificate for documents: valid for another month',
    );
  });
});
