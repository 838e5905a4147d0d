/** The port without PORT. */
const defaultPort = 3000;

export type LocalSettings = { dataDir: string; port: number; portIsChosen: boolean };

/** Reads PORT and DATA_DIR. Throws when PORT is not a port number. */
export function localSettings(environment: NodeJS.ProcessEnv = process.env): LocalSettings {
  const chosen = environment['PORT'];
  const port = chosen ? Number(chosen) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not ${chosen}.`);
  return { dataDir: environment['DATA_DIR'] || '.data', port, portIsChosen: Boolean(chosen) };
}
