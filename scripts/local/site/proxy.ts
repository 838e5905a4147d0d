import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Forwards a request to a server on loopback and returns its response; 503 while no server listens there. */
export function proxy(port: number, request: IncomingMessage, response: ServerResponse): void {
  const unreachable = () => {
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Service Unavailable' }));
  };
  const onward = send(
    {
      agent,
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: request.rawHeaders,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    },
  );
  onward.on('error', unreachable);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
