/** Where the product runs. `local` is what the local stack serves; it is never deployed. */
export const stageNames = ['local', 'dev', 'prod'] as const;

export type StageName = (typeof stageNames)[number];

/** What differs between stages. Protection of the data does not: it is kept and protected in all of them. */
export type Stage = {
  name: StageName;
  /** CloudFront takes certificates and firewalls from us-east-1 only, so every stage lives there. */
  region: 'us-east-1';
  /** The site's own name and its ACM certificate; without one the site is at its CloudFront address. */
  domain?: { name: string; certificateArn: string };
  /** The domain that mail is sent from, as no-reply@; its owner publishes the DKIM records of the stack's output. */
  mailDomain: string;
  /** Where the functions find the payment provider. The key in the secret `StripeSecret` says which account, test or live. */
  stripeApi: string;
  /** Who is mailed when an alarm rings. */
  alarmEmail?: string;
  logLevel: 'DEBUG' | 'INFO';
  /** Days that logs are kept. */
  logDays: 7 | 30 | 365;
  /** Requests a second that the API takes from all clients together. */
  requestsPerSecond: number;
};

const stripeApi = 'https://api.stripe.com';

export const stages: Record<StageName, Stage> = {
  local: {
    name: 'local',
    region: 'us-east-1',
    mailDomain: 'example.com',
    // Never called: the local stack puts its double in place of it.
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

/** The stage of a name; refuses any other name, naming those there are. */
export function stageOf(name: unknown): Stage {
  const found = stageNames.find((known) => known === name);
  if (!found) throw new Error(`The stage must be one of ${stageNames.join(', ')}, not ${String(name)}`);
  return stages[found];
}
