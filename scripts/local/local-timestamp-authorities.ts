/**
 * Returns the addresses of timestamp authorities in TIMESTAMP_AUTHORITIES, separated by commas, if it is set. Throws for anything
 * that is no address on the web.
 */
export function localTimestampAuthorities(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const addresses = (environment['TIMESTAMP_AUTHORITIES'] ?? '').split(',').map((one) => one.trim());
  const given = addresses.filter((one) => one !== '');
  const wrong = given.find((one) => !URL.canParse(one) || !/^https?:$/.test(new URL(one).protocol));
  if (wrong !== undefined) {
    throw new Error(
      `TIMESTAMP_AUTHORITIES must be addresses with http or https, separated by commas, not ${wrong}.`,
    );
  }
  return given.length > 0 ? given.join(',') : undefined;
}
