import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';
import { checkAddresses, parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import type { PageFacts } from '#shared/fill-page.ts';

/** The product's environments. The local stack runs `local`, which is never deployed. */
export const stageNames = ['local', 'dev', 'prod'] as const;

export type StageName = (typeof stageNames)[number];

const oneOf = (...allowed: [number, ...number[]]) =>
  z.pipe(
    z.coerce.number(),
    z.custom<number>((value) => allowed.includes(Number(value)), `must be ${allowed.join(', ')}`),
  );

const list = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((item) => item.trim())),
  ),
]);

/** All environment variables of a function together may have 4 KB. */
const longestPolicy = 2_500;

/** The path of a policy of witnesses, read to its text. */
const witnessPolicy = z.pipe(
  z.string(),
  z.transform((path, context) => {
    try {
      const text = readFileSync(path, 'utf8');
      if (Buffer.byteLength(text) > longestPolicy) throw new Error(`has more than ${longestPolicy} bytes`);
      checkAddresses(parsePolicy(text));
      return text;
    } catch (error) {
      const message = `cannot be used: ${error instanceof Error ? error.message : error}`;
      context.issues.push({ code: 'custom', message, input: path });
      return '';
    }
  }),
);

const stateNames = stateCodes.map((code) => states[code].name);

/** A US state by its name or postal code. */
const usState = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => states[text.toUpperCase() as StateCode]?.name ?? text),
  ),
  z.enum(stateNames, 'must be a US state, such as Colorado'),
);

/**
 * Settings that differ between stages. Each can be set on the command line (`-c mailDomain=…`), where
 * everything is text. Data is retained and protected the same way in all stages.
 */
const settings = z.object({
  /**
   * The site's domain, and the ARN of its ACM certificate. Without them, the site is at its CloudFront
   * address.
   */
  domain: z.optional(z.hostname('must be a domain')),
  certificateArn: z.optional(
    z
      .string()
      .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\//, 'must be a certificate in us-east-1')),
  ),
  /** The site's address without a domain. Known after the first deployment; lets pages load large files. */
  cloudFrontDomain: z.optional(
    z.string().check(z.regex(/^[a-z0-9]+\.cloudfront\.net$/, 'must be a domain of CloudFront')),
  ),
  /** The sender's domain, no-reply@. Use one per stage of an account, such as `dev.mail.example.com`. */
  mailDomain: z.hostname('must be a domain'),
  /**
   * An existing SES identity of the account: the mail domain, or a parent domain. Without it, the stage
   * creates one, and its owner publishes the DKIM records from the stack's outputs.
   */
  mailIdentity: z.optional(z.hostname('must be a domain')),
  /**
   * The domain of the addresses that take orders by email, such as `orders.example.com`, used for nothing else.
   * Without it, the stage takes no email (docs/deploy.md).
   */
  orderMailDomain: z.optional(z.hostname('must be a domain')),
  /** Receives an email for each alarm. */
  alarmEmail: z.optional(z.email('must be an email address')),
  /**
   * The address of Stripe's API. The key in the secret `StripeSecret` determines the account, and test or
   * live mode.
   */
  stripeApi: z.url('must be an address'),
  /** Stripe's publishable key. Without it, the site can't accept cards. */
  stripeKey: z.optional(z.string().check(z.regex(/^pk_(test|live)_\w+$/, 'must be a publishable key, pk_…'))),
  /** The support email address, shown on the landing page and in the app. */
  supportEmail: z.optional(z.email('must be an email address')),
  supportPhone: z.optional(z.string()),
  /** The person or company that runs the service, with its postal address. /privacy and /terms name it. */
  operatorName: z.optional(z.string()),
  operatorAddress: z.optional(z.string()),
  /** The state whose law applies to /terms. */
  operatorLaw: z.optional(usState),
  /** IDs of the claims in web/landing/claims.ts that the operator can prove, separated by commas. */
  operatorClaims: list,
  /** Whether the landing page links to the sample that `npm run sample-pdf` makes. */
  samplePdf: z.union([z.boolean(), z.stringbool()], 'must be true or false'),
  /** Whether pages of the app report how fast they were, without anything about their visitors. */
  vitals: z.union([z.boolean(), z.stringbool()], 'must be true or false'),
  /** Whether the map service finds the miles between two addresses, for a fee each time (docs/adr/0083). */
  drivingDistances: z.union([z.boolean(), z.stringbool()], 'must be true or false'),
  /**
   * Addresses of timestamp authorities (RFC 3161), separated by commas, which sign a checkpoint of the public
   * log every day, and documents. Without them, nothing is timestamped. Add new ones at the end, because file
   * names include their positions.
   */
  timestampAuthorities: z.pipe(list, z.array(z.url('must be addresses'))),
  /**
   * Path of a file with the policy of the public log's witnesses (C2SP tlog-policy). Without it, no witnesses
   * are asked, and nothing is called witnessed.
   */
  witnessPolicy: z.optional(witnessPolicy),
  /**
   * Prevents deletion of the data stack. Turned on after the first deployment
   * (docs/runbooks/failed-deploy.md).
   */
  terminationProtection: z.union([z.boolean(), z.stringbool()], 'must be true or false'),
  /** Receives copies of table and files. */
  backupRegion: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region, such as us-west-2')),
  /**
   * The stage's account, for synthesis without credentials, such as in the pipeline. Defaults to the account
   * that you are signed in to.
   */
  account: z.optional(z.string().check(z.regex(/^\d{12}$/, 'must be an account ID of 12 digits'))),
  /** The account for the copies, in the same organization. Without it, they stay in the stage's account. */
  backupAccount: z.optional(z.string().check(z.regex(/^\d{12}$/, 'must be an account ID of 12 digits'))),
  /**
   * Identifies the stage's data: set a new text after each restore (docs/runbooks/restore.md), and keep it
   * from then on. Function versions keep the names of table, buckets, and keys from their creation, so a new
   * text creates new versions.
   */
  dataEpoch: z.string('must be a text').check(z.regex(/^[\w-]+$/, 'must be of letters, digits, and hyphens')),
  /** How new versions of gradual functions get their calls. `at-once` is for a fix that can't wait. */
  release: z.enum(['gradual', 'at-once'], 'must be gradual or at-once'),
  /** Minutes between canary runs of the smoke test. Without it, there is no canary. */
  smokeMinutes: z.optional(oneOf(5, 10, 15, 30, 60)),
  /**
   * The domain of the smoke test's notaries. Defaults to Amazon's mailbox simulator, which doesn't affect our
   * reputation.
   */
  smokeMailDomain: z.hostname('must be a domain'),
  logLevel: z.enum(['DEBUG', 'INFO'], 'must be DEBUG or INFO'),
  /** Days until logs are deleted. */
  logDays: oneOf(7, 30, 365),
  /** Requests per second that the API accepts from all clients together. */
  requestsPerSecond: z.coerce.number('must be a number').check(z.positive('must be a number above 0')),
  /**
   * Whether expensive functions reserve their rows' parallel calls. The account needs a limit of at least
   * 1,000.
   */
  reservesParallelCalls: z.union([z.boolean(), z.stringbool()], 'must be true or false'),
  /** Dollars per month. An alarm reports when the account is about to exceed it. */
  monthlyBudget: z.coerce.number('must be a number').check(z.positive('must be a number above 0')),
  /**
   * Names of the keys with which CloudFront calls the API, separated by commas. It sends the first; the API
   * accepts all (docs/runbooks/origin-key.md).
   */
  originKeys: list,
});

type Settings = z.output<typeof settings>;

export type Stage = Settings & {
  name: StageName;
  /** All stages are in the same region. */
  region: typeof mainRegion;
};

/** CloudFront accepts certificates and firewalls only from this region. */
const mainRegion = 'us-east-1';

/**
 * Amazon's mailbox simulator: `success@` with any label receives email that doesn't affect our reputation and
 * never bounces.
 */
export const mailboxSimulator = 'simulator.amazonses.com';

const everywhere = {
  stripeApi: 'https://api.stripe.com',
  operatorClaims: [],
  samplePdf: false,
  vitals: true,
  drivingDistances: true,
  timestampAuthorities: [],
  terminationProtection: false,
  backupRegion: 'us-west-2',
  dataEpoch: '1',
  release: 'gradual',
  smokeMailDomain: mailboxSimulator,
  reservesParallelCalls: false,
  monthlyBudget: 50,
  originKeys: ['1'],
} satisfies Partial<Settings>;

/** For stages without real notaries. */
const exampleOperator = {
  operatorName: 'Example Notary Software, LLC (example)',
  operatorAddress: '1 Example Street, Denver, CO 80202 (example)',
  operatorLaw: 'Colorado',
} satisfies Partial<Settings>;

const stages: Record<StageName, Settings> = {
  // The local stack replaces Stripe's address with its emulator's.
  local: {
    ...everywhere,
    ...exampleOperator,
    samplePdf: true,
    cloudFrontDomain: 'local.cloudfront.net',
    release: 'at-once',
    mailDomain: 'example.com',
    logLevel: 'INFO',
    logDays: 7,
    requestsPerSecond: 50,
  },
  dev: {
    ...everywhere,
    ...exampleOperator,
    mailDomain: 'dev.example.com',
    smokeMinutes: 60,
    logLevel: 'DEBUG',
    logDays: 30,
    requestsPerSecond: 50,
  },
  prod: {
    ...everywhere,
    mailDomain: 'prod.example.com',
    smokeMinutes: 15,
    logLevel: 'INFO',
    logDays: 365,
    requestsPerSecond: 500,
    reservesParallelCalls: true,
    monthlyBudget: 500,
  },
};

/** Returns contradictions between settings. */
function contradictions(stage: Settings): string[] {
  const { domain, certificateArn, mailDomain, mailIdentity, backupRegion, backupAccount } = stage;
  const covers = mailIdentity === undefined || `.${mailDomain}`.endsWith(`.${mailIdentity}`);
  return [
    ...(domain && !certificateArn ? ['certificateArn is missing: domain needs a certificate.'] : []),
    ...(certificateArn && !domain ? ['domain is missing: certificateArn belongs to one.'] : []),
    ...(backupRegion === mainRegion && !backupAccount
      ? [`backupRegion must not be ${mainRegion}, or backupAccount must be another account.`]
      : []),
    ...(covers ? [] : [`mailIdentity ${mailIdentity} does not cover mailDomain ${mailDomain}.`]),
  ];
}

/** Returns settings that a stage for real notaries still lacks. */
function placeholders(stage: Settings): string[] {
  const invented = Object.entries(stage).filter(([, value]) => String(value).includes('example.com'));
  return [
    ...(stage.alarmEmail ? [] : ['alarmEmail is missing: alarms would reach no one.']),
    ...(stage.operatorName ? [] : ['operatorName is missing: /privacy and /terms say who runs the service.']),
    ...(stage.operatorAddress ? [] : ['operatorAddress is missing: /privacy and /terms say where to write.']),
    ...(stage.operatorLaw ? [] : ['operatorLaw is missing: /terms names the US state whose law applies.']),
    ...invented.map(([name, value]) => `${name} is still a placeholder: ${value}.`),
  ];
}

/**
 * Returns the stage with a name. `given`: command line settings, which override those in this file; an empty
 * text removes one. Throws for an unknown name, and for settings that are unknown, wrong, or, in `prod`,
 * missing.
 */
export function stageOf(name: unknown, given: Record<string, unknown> = {}): Stage {
  const found = stageNames.find((known) => known === name);
  if (!found) throw new Error(`The stage must be one of ${stageNames.join(', ')}, not ${String(name)}`);
  const chosen = Object.entries({ ...stages[found], ...given }).filter(([, value]) => value !== '');
  const unknown = Object.keys(given).filter((key) => !(key in settings.shape));
  const parsed = settings.safeParse(Object.fromEntries(chosen));
  const problems = [
    ...unknown.map(
      (key) => `${key} is not a setting. Settings are ${Object.keys(settings.shape).join(', ')}.`,
    ),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`),
    ...(parsed.success ? contradictions(parsed.data) : []),
    ...(parsed.success && found === 'prod' ? placeholders(parsed.data) : []),
  ];
  if (problems.length > 0 || !parsed.success) {
    throw new Error(
      [`The stage ${found} cannot be synthesized:`, ...problems].join('\n- ') +
        '\nGive settings as -c name=value, or in infra/stages.ts.',
    );
  }
  return { ...parsed.data, name: found, region: mainRegion };
}

/** Returns a stage's sender address. */
export function mailSender({ mailDomain }: Stage): string {
  return `no-reply@${mailDomain}`;
}

/** Returns a stage's SES identity for sending. */
export function mailIdentity({ mailIdentity: existing, mailDomain }: Stage): string {
  return existing ?? mailDomain;
}

/** Returns what a stage's pages say, except for the site's address. `prod` has an operator. */
export function pageFacts(stage: Stage): Omit<PageFacts, 'siteUrl'> {
  const { supportEmail, operatorClaims, samplePdf, logDays, backupRegion } = stage;
  const { operatorName = '', operatorAddress = '', operatorLaw = '' } = stage;
  return {
    ...{ supportEmail, operatorClaims, samplePdf, logDays, backupRegion },
    ...{ operatorName, operatorAddress, operatorLaw },
  };
}
