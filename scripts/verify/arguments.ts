import { parseArgs } from 'node:util';

/** The arguments of the command. */
export type Request = {
  what: { kind: 'file'; path: string } | { kind: 'log'; address: string; since: string | undefined };
  /** File or address of the trusted keys. */
  keys: string;
  /** Address or folder of the public log of today. */
  log: string | undefined;
  /** PEM file with certificates of timestamp authorities. */
  authorities: string | undefined;
};

export const usage = `Checks PDFs and exports of a notary journal, and its public log, without the service.

  verify <file.pdf or file.zip> --keys <file or address>
  verify log <address or folder> --keys <file or address> [--since <checkpoint file>]

  --keys         the keys that you trust. Every site publishes its own at /.well-known/notary-journal-keys.json.
                 Get them from the site that the notary uses, not from whoever gave you the file.
  --log          the address or a folder of the public log, to check that it still contains what the file says
                 With the address of keys or log, it also asks that site whether an entry has later addenda.
  --authorities  a PEM file with certificates of timestamp authorities that you trust, besides those of the keys
  --since        a checkpoint that you kept from an earlier check of the log

It ends with 0 if everything was checked and is genuine, with 1 if something is wrong, with 2 if it could not begin, and
with 3 if nothing wrong was found but something could not be checked.
`;

/** A mistake in how the program was called. */
export class UsageError extends Error {}

const noKeys = `Say whose keys you trust: --keys <file or address>. Every site publishes its keys at
/.well-known/notary-journal-keys.json. Keys that come with a file prove nothing about it.`;

/** Returns what the arguments ask for. Throws UsageError. */
export function requestOf(args: string[]): Request {
  const option = { type: 'string' } as const;
  let parsed: { values: Record<string, string | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { keys: option, log: option, authorities: option, since: option },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage, { cause: error });
  }
  const { values, positionals } = parsed;
  const [first, second] = positionals;
  if (first === undefined || positionals.length > 2 || (positionals.length === 2 && first !== 'log')) {
    throw new UsageError(usage);
  }
  const { keys, log, authorities, since } = values;
  if (keys === undefined) throw new UsageError(noKeys);
  const what =
    second === undefined
      ? ({ kind: 'file', path: first } as const)
      : ({ kind: 'log', address: second, since } as const);
  return { what, keys, log, authorities };
}
