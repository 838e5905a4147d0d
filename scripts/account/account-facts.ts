import { differenceInDays } from 'date-fns/differenceInDays';
import * as z from 'zod/mini';
import { readCertificates } from '#functions/adapters/signing/certificate-chain.ts';
import { logMessages } from '#functions/middleware/log-request.ts';
import { quotas as defaults } from '../scale/quotas.ts';
import type { AccountFact } from './account-fact.ts';
import { type ReleaseStage, releaseFacts } from './release-facts.ts';

/** The facts about a stage that the checks need. */
export type AccountStage = Omit<ReleaseStage, 'value'> & {
  /** The name of the function that signs notaries in. */
  loginFunction: string;
  /** The stack whose outputs name the map key. */
  frontStack: string;
  /** SSM parameters with the name of the place index and the address of the site. */
  placeIndexParameter: string;
  siteParameter: string;
  /** The SSM parameter with the ARN of the secret that contains the certificates for documents. */
  certificatesParameter: string;
  /** SSM parameters with the names of the table and of the buckets that are copied. */
  tableParameter: string;
  copiedParameters: readonly string[];
  /** The region, and the vault there, with the copies. `inBackupAccount` cannot be seen from the stage's account. */
  backupRegion: string;
  copiesVault: string;
  inBackupAccount: boolean;
  /** The address of any map tile, without a key. */
  tileAddress: string;
};

/** Quotas and the value that the product needs at least (docs/scale.md). */
const quotas = [
  {
    name: 'Lambda: concurrent executions',
    service: 'lambda',
    code: 'L-B99A9384',
    least: defaults.parallelCalls.value,
  },
  {
    name: 'API Gateway: requests per second',
    service: 'apigateway',
    code: 'L-8A5B8E43',
    least: defaults.apiRequests.value,
  },
] as const;

const quota = z.object({ Quota: z.object({ Value: z.number() }) });
const tableLimits = z.object({
  TableMaxReadCapacityUnits: z.number(),
  TableMaxWriteCapacityUnits: z.number(),
});
const sesAccount = z.object({
  ProductionAccessEnabled: z.boolean(),
  SendingEnabled: z.boolean(),
  SendQuota: z.object({ Max24HourSend: z.number(), MaxSendRate: z.number() }),
});
const parameter = z.object({ Parameter: z.object({ Value: z.string() }) });
const stacks = z.object({
  Stacks: z.tuple([
    z.object({ Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })) }),
  ]),
});
const mapKey = z.object({ Key: z.string() });
const secret = z.object({ SecretString: z.string() });
const configuration = z.object({ LoggingConfig: z.object({ LogGroup: z.string() }) });
const logEvents = z.object({ events: z.array(z.object({ message: z.string() })) });
const hashingLine = z.object({ native: z.boolean(), openssl: z.string() });
const found = z.object({ Results: z.array(z.object({ Place: z.object({ Label: z.string() }) })) });

const tableDescription = z.object({ Table: z.object({ TableArn: z.string() }) });
const exportList = z.object({
  ExportSummaries: z.array(z.object({ ExportArn: z.string(), ExportStatus: z.string() })),
});
const exportDescription = z.object({
  ExportDescription: z.object({
    ExportStatus: z.string(),
    IncrementalExportSpecification: z.optional(z.object({ ExportToTime: z.coerce.date() })),
  }),
});
const replication = z.object({
  ReplicationConfiguration: z.object({ Rules: z.array(z.object({ Status: z.string() })) }),
});
const recoveryPoints = z.object({
  RecoveryPoints: z.array(z.object({ Status: z.string(), CreationDate: z.coerce.date() })),
});

/** Hours after which the copies of the table, and of its changes, are late (docs/runbooks/lost-region.md). */
const latest = { copy: 48, changes: 3 };

const hoursSince = (time: Date, now: Date) => (now.getTime() - time.getTime()) / 3_600_000;

const shown = (value: number) => value.toLocaleString('en-US');

/** Days for which the certificate for documents must be valid (docs/runbooks/signing-certificate.md). */
const daysLeft = 30;

/** The lines in which the function says so, one for each time it started. */
const hashingLogged = ['--filter-pattern', `{ $.message = "${logMessages.hashing}" }`];

/** The National Archives in Washington, D.C. */
const knownPlace = ['-77.0230', '38.8928'] as const;

/** Returns the checks of a stage in a real account. None of them changes anything. */
export function accountFacts(stage: AccountStage): AccountFact[] {
  const { aws } = stage;
  const value = async (name: string) =>
    parameter.parse(await aws('ssm', 'get-parameter', '--name', name)).Parameter.Value;

  const quotaFacts = quotas.map(({ name, service, code, least }) => ({
    name,
    read: async () => {
      const args = ['--service-code', service, '--quota-code', code];
      const { Value } = quota.parse(await aws('service-quotas', 'get-service-quota', ...args)).Quota;
      return { good: Value >= least, text: `${shown(Value)}, and the product needs ${shown(least)}` };
    },
  }));

  return [
    ...quotaFacts,
    ...releaseFacts({ ...stage, value }),
    {
      name: 'DynamoDB: units per second of a table',
      read: async () => {
        const { TableMaxReadCapacityUnits: read, TableMaxWriteCapacityUnits: write } = tableLimits.parse(
          await aws('dynamodb', 'describe-limits'),
        );
        return {
          good: Math.min(read, write) >= defaults.tableUnits.value,
          text: `${shown(read)} to read, ${shown(write)} to write`,
        };
      },
    },
    {
      name: 'Copies: S3 copies the files, the sealed files, and the log',
      read: async () => {
        const rules = await Promise.all(
          stage.copiedParameters.map(async (parameterName) => {
            const bucket = await value(parameterName);
            const found = replication.parse(await aws('s3api', 'get-bucket-replication', '--bucket', bucket));
            return found.ReplicationConfiguration.Rules.map(({ Status }) => Status);
          }),
        );
        const on = rules.flat().filter((status) => status === 'Enabled').length;
        return {
          good: rules.every((statuses) => statuses.length > 0) && on === rules.flat().length,
          text: `${on} of ${rules.flat().length} rules are on, in ${rules.length} buckets`,
        };
      },
    },
    {
      name: `Copies: the changes of the table were exported within ${latest.changes} hours`,
      read: async () => {
        const name = await value(stage.tableParameter);
        const { TableArn } = tableDescription.parse(
          await aws('dynamodb', 'describe-table', '--table-name', name),
        ).Table;
        const { ExportSummaries } = exportList.parse(
          await aws('dynamodb', 'list-exports', '--table-arn', TableArn, '--max-items', '100'),
        );
        // An ARN ends with the milliseconds of its start.
        const newest = ExportSummaries.filter(({ ExportStatus }) => ExportStatus === 'COMPLETED')
          .toSorted((one, other) => other.ExportArn.localeCompare(one.ExportArn))
          .at(0);
        if (!newest) return { good: false, text: 'no export is complete' };
        const { ExportDescription } = exportDescription.parse(
          await aws('dynamodb', 'describe-export', '--export-arn', newest.ExportArn),
        );
        const to = ExportDescription.IncrementalExportSpecification?.ExportToTime;
        return {
          good: to !== undefined && hoursSince(to, stage.now) <= latest.changes,
          text: `the latest has all changes until ${to?.toISOString() ?? 'an unknown time'}`,
        };
      },
    },
    ...(stage.inBackupAccount
      ? []
      : [
          {
            name: `Copies: the table was copied within ${latest.copy} hours`,
            read: async () => {
              const { RecoveryPoints } = recoveryPoints.parse(
                await aws(
                  ...['backup', 'list-recovery-points-by-backup-vault'],
                  ...['--backup-vault-name', stage.copiesVault, '--region', stage.backupRegion],
                ),
              );
              const complete = RecoveryPoints.filter(({ Status }) => Status === 'COMPLETED');
              const fresh = complete.filter(
                ({ CreationDate }) => hoursSince(CreationDate, stage.now) <= latest.copy,
              );
              return {
                good: fresh.length > 0,
                text: `${complete.length} copies, ${fresh.length} of them new`,
              };
            },
          },
        ]),
    {
      name: 'SES: out of the sandbox',
      read: async () => {
        const { ProductionAccessEnabled, SendingEnabled, SendQuota } = sesAccount.parse(
          await aws('sesv2', 'get-account'),
        );
        const { Max24HourSend, MaxSendRate } = SendQuota;
        return {
          good: ProductionAccessEnabled && SendingEnabled,
          text: `${ProductionAccessEnabled ? 'yes' : 'no'}, sending is ${SendingEnabled ? 'on' : 'paused'}, ${shown(Max24HourSend)} mails a day, ${shown(MaxSendRate)} a second`,
        };
      },
    },
    {
      name: 'Certificate for documents: valid for another month',
      read: async () => {
        const id = await value(stage.certificatesParameter);
        const { SecretString } = secret.parse(
          await aws('secretsmanager', 'get-secret-value', '--secret-id', id),
        );
        const [current] = readCertificates(SecretString);
        if (!current) return { good: false, text: 'none: run npm run signing-certificate' };
        const days = differenceInDays(current.validToDate, stage.now);
        const signer = current.subject.split('\n').join(', ');
        return { good: days >= daysLeft, text: `${signer}, valid to ${current.validTo}` };
      },
    },
    {
      name: 'Sign-in: how passwords are hashed',
      read: async () => {
        const args = ['--function-name', stage.loginFunction];
        const { LoggingConfig } = configuration.parse(
          await aws('lambda', 'get-function-configuration', ...args),
        );
        const { events } = logEvents.parse(
          await aws(
            'logs',
            'filter-log-events',
            '--log-group-name',
            LoggingConfig.LogGroup,
            ...hashingLogged,
          ),
        );
        const line = events.at(-1)?.message;
        if (!line) return { good: false, text: 'unknown: sign in once, and run this again' };
        const { native, openssl } = hashingLine.parse(JSON.parse(line));
        // Both are correct (docs/adr/0024). WebAssembly takes longer, and nothing else runs meanwhile.
        return { good: true, text: `${native ? 'natively' : 'with WebAssembly'}, OpenSSL ${openssl}` };
      },
    },
    {
      name: 'Amazon Location: address of a known place',
      read: async () => {
        const index = await value(stage.placeIndexParameter);
        const args = ['--index-name', index, '--position', ...knownPlace, '--max-results', '1'];
        const { Results } = found.parse(await aws('location', 'search-place-index-for-position', ...args));
        const label = Results[0]?.Place.Label ?? 'none';
        return { good: label.includes('Washington'), text: label };
      },
    },
    {
      name: 'Map key: works on the site, and nowhere else',
      read: async () => {
        const { Outputs } = stacks.parse(
          await aws('cloudformation', 'describe-stacks', '--stack-name', stage.frontStack),
        ).Stacks[0];
        const name = Outputs.find(({ OutputKey }) => OutputKey === 'MapKeyName')?.OutputValue ?? '';
        const { Key } = mapKey.parse(await aws('location', 'describe-key', '--key-name', name));
        const tile = (referer: string) =>
          fetch(`${stage.tileAddress}?key=${encodeURIComponent(Key)}`, { headers: { referer } });
        const own = await tile(`${await value(stage.siteParameter)}/`);
        const other = await tile('https://example.org/');
        return { good: own.ok && !other.ok, text: `${own.status} on the site, ${other.status} elsewhere` };
      },
    },
  ];
}
