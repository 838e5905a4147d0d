/** The port that is used when PORT does not choose one. */
const defaultPort = 3000;

export type LocalSettings = { dataDir: string; port: number; portIsChosen: boolean };

/** What PORT and DATA_DIR choose. Refuses a PORT that is none. */
export function localSettings(environment: NodeJS.ProcessEnv = process.env): LocalSettings {
  const chosen = environment['PORT'];
  const port = chosen ? Number(chosen) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a port, not ${chosen}`);
  return { dataDir: environment['DATA_DIR'] || '.data', port, portIsChosen: Boolean(chosen) };
}
