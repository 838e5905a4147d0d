/** Runs a command of package.json: an expected failure is one sentence on stderr, and exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(process.env['DEBUG'] ? error : error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
