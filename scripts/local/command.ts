/** Returns the sentence for a Node that is older than the one for which the scripts are written. */
export function nodeFault(version: string): string | undefined {
  const [major] = version.replace('v', '').split('.');
  return Number(major) < 24
    ? `The scripts need Node 24, and this is ${version}. Use npm run, or node_modules/.bin/node.`
    : undefined;
}

/**
 * Runs a command of package.json. A failure is one sentence on stderr and exit code 1; `DEBUG` shows where it
 * happened.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    const fault = nodeFault(process.version);
    if (fault) throw new Error(fault);
    await run();
  } catch (error) {
    console.error(process.env['DEBUG'] ? error : error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
