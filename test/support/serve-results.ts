import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';

/** Serves results as JSON by path, and a failure as its text. */
export function serveResults(resultOf: (path: string) => Promise<unknown>): Promise<RunningServer> {
  return listen(async (request, response) => {
    try {
      response.end(JSON.stringify(await resultOf(request.url ?? '')));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
}
