import { bytesToHex } from '@noble/hashes/utils.js';
import { UnreadableFile } from '../read-value.ts';
import { parseCosignerKey } from './cosignature.ts';
import { parseVerifierKey } from './signed-note.ts';
import type { TypedKey } from './verifier-key.ts';

/** A witness of the policy. `url` is the prefix of its submission address. */
export type PolicyWitness = { name: string; vkey: string; key: TypedKey; url: string | undefined };

type Group = { name: string; threshold: number; members: readonly string[] };

/** Which logs and witnesses count, and which witnesses must cosign a checkpoint (C2SP tlog-policy). */
export type WitnessPolicy = {
  /** Verifier keys of the logs. If there is none, the log is known from elsewhere. */
  logs: readonly string[];
  witnesses: readonly PolicyWitness[];
  /** In the order in which they are defined. */
  groups: readonly Group[];
  /** A witness, a group, or `none`. */
  quorum: string;
};

const none = 'none';

/** Reads the lines of a policy in order. */
class PolicyReader {
  readonly logs: string[] = [];
  readonly witnesses: PolicyWitness[] = [];
  readonly groups: Group[] = [];
  quorum: string | undefined;
  readonly #names = new Set<string>();
  readonly #members = new Set<string>();
  readonly #keys = { log: new Set<string>(), witness: new Set<string>() };

  take([keyword = '', ...items]: readonly string[]): void {
    if (keyword === 'log') this.#log(items);
    else if (keyword === 'witness') this.#witness(items);
    else if (keyword === 'group') this.#group(items);
    else if (keyword === 'quorum') this.#quorum(items);
    else throw new Error('it is neither a log, a witness, a group, nor the quorum');
  }

  #addKey(kind: 'log' | 'witness', publicKey: Uint8Array): void {
    const hex = bytesToHex(publicKey);
    if (this.#keys[kind].has(hex)) throw new Error(`another ${kind} has the same key`);
    this.#keys[kind].add(hex);
  }

  #define(name: string): void {
    if (name === none) throw new Error('"none" cannot be defined');
    if (this.#names.has(name)) throw new Error('its name is already defined');
    this.#names.add(name);
  }

  #log([vkey, , ...more]: readonly string[]): void {
    if (vkey === undefined || more.length > 0) throw new Error('it should be: log <key> [<address>]');
    this.#addKey('log', parseVerifierKey(vkey).publicKey);
    this.logs.push(vkey);
  }

  #witness([name, vkey, url, ...more]: readonly string[]): void {
    if (name === undefined || vkey === undefined || more.length > 0) {
      throw new Error('it should be: witness <name> <key> [<address>]');
    }
    const key = parseCosignerKey(vkey);
    this.#addKey('witness', key.publicKey);
    this.#define(name);
    this.witnesses.push({ name, vkey, key, url });
  }

  #group([name, count = '', ...members]: readonly string[]): void {
    if (name === undefined || members.length === 0) {
      throw new Error('it should be: group <name> all|any|<number> <member>...');
    }
    for (const member of members) {
      if (!this.#names.has(member)) throw new Error(`${member} is not defined on a line before`);
      // A witness counts in one way only.
      if (this.#members.has(member)) throw new Error(`${member} is already a member of a group`);
      this.#members.add(member);
    }
    const threshold = count === 'all' ? members.length : count === 'any' ? 1 : Number(count);
    const isCount = count === 'all' || count === 'any' || /^[1-9]\d{0,3}$/.test(count);
    if (!isCount || threshold > members.length) {
      throw new Error(`it needs all, any, or a number from 1 to ${members.length}`);
    }
    this.#define(name);
    this.groups.push({ name, threshold, members });
  }

  #quorum([name, ...more]: readonly string[]): void {
    if (name === undefined || more.length > 0) throw new Error('it should be: quorum <name>');
    if (this.quorum !== undefined) throw new Error('there is already a quorum');
    if (name !== none && !this.#names.has(name)) throw new Error(`${name} is not defined on a line before`);
    this.quorum = name;
  }
}

/** Reads a policy. Throws UnreadableFile with the number of the wrong line. */
export function parsePolicy(text: string): WitnessPolicy {
  const reader = new PolicyReader();
  for (const [at, line] of text.split('\n').entries()) {
    const content = line.replaceAll(/^[ \t]+|[ \t]+$/g, '');
    try {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a policy has no control characters but tabs.
      if (/[\x00-\x08\x0b-\x1f\x7f]/.test(line)) throw new Error('it has a control character');
      if (content !== '' && !content.startsWith('#')) reader.take(content.split(/[ \t]+/));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : '';
      throw new UnreadableFile(`Line ${at + 1} of the policy is wrong: ${reason}.`, { cause });
    }
  }
  const { logs, witnesses, groups, quorum } = reader;
  if (quorum === undefined) throw new UnreadableFile('The policy has no quorum.');
  return { logs, witnesses, groups, quorum };
}

/** Throws if a witness of a policy cannot be asked, because the policy lacks its address. */
export function checkAddresses({ witnesses }: WitnessPolicy): void {
  const silent = witnesses.find(({ url = '' }) => !/^https?:\/\//.test(url) || !URL.canParse(url));
  if (silent) throw new UnreadableFile(`The policy lacks the address of the witness ${silent.name}.`);
}

/** Returns whether witnesses that cosigned a checkpoint, by their names in the policy, are enough. */
export function meetsQuorum({ groups, quorum }: WitnessPolicy, cosigned: Iterable<string>): boolean {
  const met = new Set(cosigned);
  // Groups have only members that are defined before them.
  for (const { name, threshold, members } of groups) {
    if (members.filter((member) => met.has(member)).length >= threshold) met.add(name);
  }
  return quorum === none || met.has(quorum);
}
