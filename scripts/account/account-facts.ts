import { differenceInDays } from 'date-fns/differenceInDays';
import * as z from 'zod/mini';
import { readCertificates } from '#functions/adapters/signing/certificate-chain.ts';
import { logMessages } from '#functions/middleware/log-request.ts';
import { quotas as defaults } from '../scale/quotas.ts';
import type { AwsCli } from './aws-cli.ts';

/** The facts about a stage that the checks need. */
export type AccountStage = {
  aws: AwsCli;
  /** The name of the function that signs notaries in. */
  loginFunction: string;
  /** The stack whose outputs name the map key. */
  frontStack: string;
  /** SSM parameters with the name of the place index and the address of the site. */
  placeIndexParameter: string;
  siteParameter: string;
  /** The SSM parameter with the ARN of the secret that contains the certificates for documents. */
  certificatesParameter: string;
  now: Date;
  /** The address of any map tile, without a key. */
  tileAddress: string;
};

/** Something that only a real account can show, and whether it is as the product needs it. */
export type AccountFact = { name: string; read: () => Promise<{ good: boolean; text: string }> };

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
