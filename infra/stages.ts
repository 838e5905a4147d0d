/** The environments of the product. The local stack runs `local`, which is never deployed. */
export const stageNames = ['local', 'dev', 'prod'] as const;

export type StageName = (typeof stageNames)[number];

/** Settings that differ between stages. Data is retained and protected the same way in all of them. */
export type Stage = {
  name: StageName;
  /** CloudFront accepts certificates and firewalls from us-east-1 only, so every stage is there. */
  region: 'us-east-1';
  /** The site's domain and its ACM certificate. Without them, the site is at its CloudFront address. */
  domain?: { name: string; certificateArn: string };
  /** The domain of the sender, no-reply@. Its owner publishes the DKIM records from the stack's output. */
  mailDomain: string;
  /** The address of Stripe's API. The key in the secret `StripeSecret` selects the account, and test or live mode. */
  stripeApi: string;
  /** Receives an email for each alarm. */
  alarmEmail?: string;
  logLevel: 'DEBUG' | 'INFO';
  /** Days until logs are deleted. */
  logDays: 7 | 30 | 365;
  /** Requests per second that the API accepts from all clients together. */
  requestsPerSecond: number;
};

/** Amazon's mailbox simulator: `success@` with any label receives mail that costs no reputation and never bounces. */
export const mailboxSimulator = 'simulator.amazonses.com';

const stripeApi = 'https://api.stripe.com';

export const stages: Record<StageName, Stage> = {
  local: {
    name: 'local',
    region: 'us-east-1',
    mailDomain: 'example.com',
    // Never called: the local stack replaces it with its double.
    stripeApi,
    logLevel: 'INFO',
    logDays: 7,
    requestsPerSecond: 50,
  },
  dev: {
    name: 'dev',
    region: 'us-east-1',
    mailDomain: 'example.com',
    stripeApi,
    logLevel: 'DEBUG',
    logDays: 30,
    requestsPerSecond: 50,
  },
  prod: {
    name: 'prod',
    region: 'us-east-1',
    mailDomain: 'example.com',
    stripeApi,
    logLevel: 'INFO',
    logDays: 365,
    requestsPerSecond: 500,
  },
};

/** Returns the address that a stage sends mail from. */
export function mailSender({ mailDomain }: Stage): string {
  return `no-reply@${mailDomain}`;
}

/** Returns the SES identity that a stage sends mail with. */
export function mailIdentity({ mailDomain }: Stage): string {
  return mailDomain;
}

/** Returns the stage with a name. Throws for an unknown name and lists the known ones. */
export function stageOf(name: unknown): Stage {
  const found = stageNames.find((known) => known === name);
  if (!found) throw new Error(`The stage must be one of ${stageNames.join(', ')}, not ${String(name)}`);
  return stages[found];
}
