import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailboxSimulator } from '#infra/stages.ts';
import type { Mail } from './mail.ts';
import type { LocalQueue } from './queues/local-queue.ts';

const lookMs = 500;

/** Returns what the rules of the stage (infra/constructs/mail-events.ts) put into a queue about a mail, or undefined. */
export function mailEvent({ to: [email = ''], sentAt }: Pick<Mail, 'to' | 'sentAt'>): object | undefined {
  const [mailbox = '', domain] = email.split('@');
  if (domain !== mailboxSimulator) return undefined;
  switch (mailbox.split('+')[0]) {
    case 'bounce':
      return { email, bounce: { bounceType: 'Permanent', bounceSubType: 'General', timestamp: sentAt } };
    case 'complaint':
      return { email, complaint: { complaintFeedbackType: 'abuse', timestamp: sentAt } };
    default:
      return undefined;
  }
}

/**
 * SES's events on one machine. As at Amazon, mails to `bounce@` and `complaint@` the mailbox simulator, with any label
 * (`bounce+label@`), bounce and complain. Looks at mails that were sent after it started.
 */
export class MailEvents {
  readonly #outbox: string;
  readonly #queues: readonly LocalQueue[];
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;
  /** The names of mails begin with their time. */
  #last = new Date().toISOString().replace(/[:.]/g, '-');

  constructor(outbox: string, queues: readonly LocalQueue[]) {
    this.#outbox = outbox;
    this.#queues = queues;
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    while (this.#queues.length > 0 && !signal.aborted) {
      await this.#look();
      await sleep(lookMs, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    const names = await readdir(this.#outbox).catch(() => []);
    const news = names.filter((name) => name.endsWith('.json') && name > this.#last && !name.startsWith('.'));
    for (const name of news.toSorted()) {
      const event = mailEvent(JSON.parse(await readFile(join(this.#outbox, name), 'utf8')));
      if (event) for (const queue of this.#queues) queue.send({ body: JSON.stringify(event) });
      this.#last = name;
    }
  }

  /** Stops looking. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }
}
