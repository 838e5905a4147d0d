/**
 * Runs a command of package.json. A failure is one sentence on stderr and exit code 1; `DEBUG` shows where it
 * happened.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(process.env['DEBUG'] ? error : error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
