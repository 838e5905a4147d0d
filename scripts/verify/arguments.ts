import { parseArgs } from 'node:util';

type LogRequest = {
  kind: 'log';
  address: string;
  since: string | undefined;
  /** File with the last checkpoint that was seen. */
  remember: string | undefined;
  /** Folder for a copy of the log. */
  mirror: string | undefined;
};

/** The arguments of the command. */
export type Request = {
  what: { kind: 'file'; path: string } | LogRequest;
  /** File or address of the trusted keys. */
  keys: string;
  /** Address or folder of the public log of today. */
  log: string | undefined;
  /** File with a policy of witnesses. */
  policy: string | undefined;
  /** PEM file with certificates of timestamp authorities. */
  authorities: string | undefined;
};

export const usage = `Checks PDFs and exports of a notary journal, and its public log, without the service.

  verify <file.pdf or file.zip> --keys <file or address> [--policy <file>]
  verify log <address or folder> --keys <file or address> [--policy <file>] [--remember <file>] [--mirror <folder>]

  --keys         the keys that you trust. Every site publishes its own at /.well-known/notary-journal-keys.json.
                 Get them from the site that the notary uses, not from whoever gave you the file.
  --log          the address or a folder of the public log, to check that it still contains what the file says
                 With the address of keys or log, it also asks that site whether an entry has later addenda.
  --authorities  a PEM file with certificates of timestamp authorities that you trust, besides those of the keys
  --policy       a file that says which witnesses of the log you trust, and how many of them must have cosigned its state
                 (C2SP tlog-policy). Too few cosignatures, or a file without a proof, are then wrong.
  --remember     a file that keeps the last state of the log that was seen. The log must continue it. It is made by the first
                 check, and is not replaced when something is wrong.
  --mirror       a folder for a copy of the log, which is checked and completed each time
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
      options: {
        ...{ keys: option, log: option, authorities: option, since: option },
        ...{ policy: option, remember: option, mirror: option },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage, { cause: error });
  }
  const { values, positionals } = parsed;
  const [first, second] = positionals;
  if (first === undefined || positionals.length > 2 || (positionals.length === 2 && first !== 'log')) {
    throw new UsageError(usage);
  }
  const { keys, log, authorities, since, policy, remember, mirror } = values;
  if (second === undefined && (since ?? remember ?? mirror) !== undefined) {
    throw new UsageError(
      '--since, --remember, and --mirror are about a log: verify log <address or folder> …',
    );
  }
  if (keys === undefined) throw new UsageError(noKeys);
  const what =
    second === undefined
      ? ({ kind: 'file', path: first } as const)
      : ({ kind: 'log', address: second, since, remember, mirror } as const);
  return { what, keys, log, policy, authorities };
}
