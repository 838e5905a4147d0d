import { smokeTest } from './smoke-test.ts';

/** The entry point of the canary in CloudWatch Synthetics, called on its schedule. A run fails if this throws. */
export async function handler(): Promise<void> {
  const { SMOKE_URL: url, SMOKE_MAIL_DOMAIN: mailDomain } = process.env;
  if (!url || !mailDomain) throw new Error('SMOKE_URL and SMOKE_MAIL_DOMAIN must be set');
  await smokeTest({ url, mailDomain, report: (line) => console.log(line) });
}
