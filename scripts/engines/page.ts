import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from './eventually.ts';
import {
  chooseFile,
  drawn,
  isMissed,
  isThere,
  prepareFind,
  type SentTarget,
  type Spot,
  selectText,
  setValue,
  spotOf,
  textOf,
  widths,
} from './in-page.ts';
import type { InputSource, PhoneBrowser } from './phone-browser.ts';

type Name = string | RegExp;
const sent = (name: Name) => (typeof name === 'string' ? name : { pattern: name.source });

export const button = (name: Name): SentTarget => ({ role: 'button', name: sent(name) });
export const link = (name: Name): SentTarget => ({ role: 'link', name: sent(name) });
export const heading = (name: Name): SentTarget => ({ role: 'heading', name: sent(name) });
export const dialog = (name: Name): SentTarget => ({ role: 'dialog', name: sent(name) });
export const field = (label: Name): SentTarget => ({ label: sent(label) });
/** A field by the beginning of its label: the law of a state may add to it. */
export const labelled = (label: string): SentTarget => field(new RegExp(`^${label}`));
export const text = (shown: Name): SentTarget => ({ text: sent(shown) });
export const selector = (found: string): SentTarget => ({ selector: found });

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The code that runs before that of each page: the queries of Testing Library, which find elements as users do. */
export const finder = `${readFileSync(library, 'utf8')};(${prepareFind})();`;

type Point = { x: number; y: number };

/** The page of a browser, as a person uses it. Everything waits until it is possible. */
export class Page {
  readonly browser: PhoneBrowser;

  constructor(browser: PhoneBrowser) {
    this.browser = browser;
  }

  /** Runs a function in the page. It uses nothing but its arguments. */
  async run<A extends unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const given = args.map((one) => JSON.stringify(one)).join(', ');
    const result = await this.browser.evaluate(`JSON.stringify({ value: await (${run})(${given}) })`);
    return (JSON.parse(result) as { value: T }).value;
  }

  /** Runs a function in the page and waits for its result. Tries again if the page was loading another one. */
  #until<A extends unknown[], T>(
    isDone: (value: T) => boolean,
    otherwise: (value: T) => string,
    run: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return eventually(async () => {
      const value = await this.run(run, ...args);
      if (!isDone(value)) throw new Error(otherwise(value));
      return value;
    });
  }

  /** Opens an address. Firefox sometimes aborts one that follows another too soon. */
  open(url: string): Promise<void> {
    return eventually(() => this.browser.open(url));
  }

  async reload(): Promise<void> {
    await this.run(() => {
      setTimeout(() => location.reload());
    });
  }

  has(target: SentTarget): Promise<boolean> {
    return this.run(isThere, target);
  }

  async see(target: SentTarget): Promise<void> {
    await this.#until(Boolean, () => `${nameOf(target)} does not appear`, isThere, target);
  }

  async seeNoMore(target: SentTarget): Promise<void> {
    await this.#until(
      (is) => !is,
      () => `${nameOf(target)} does not disappear`,
      isThere,
      target,
    );
  }

  /** Waits until the text of an element, or the value of a field, matches. */
  async read(target: SentTarget, pattern: RegExp): Promise<string> {
    const shown = await this.#until(
      (value) => value !== undefined && pattern.test(value),
      (value) => `${nameOf(target)} is "${value}", not ${pattern}`,
      textOf,
      target,
    );
    return shown ?? '';
  }

  async spot(target: SentTarget): Promise<Spot> {
    const isSpot = (value: Spot | string) => typeof value !== 'string';
    const spot = await this.#until(isSpot, (why) => `${nameOf(target)} ${why}`, spotOf, target);
    return spot as Spot;
  }

  /** Presses the pointer at the first point, for so many milliseconds at the last one. */
  async drag([first, ...others]: readonly [Point, ...Point[]], pauseMs = 0): Promise<void> {
    const move = ({ x, y }: Point) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 20,
    });
    const pointer: InputSource = {
      type: 'pointer',
      id: 'pointer',
      parameters: { pointerType: 'mouse' },
      actions: [
        move(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(move),
        ...(pauseMs ? [{ type: 'pause', duration: pauseMs }] : []),
        { type: 'pointerUp', button: 0 },
      ],
    };
    await this.browser.act([pointer]);
  }

  async click(target: SentTarget, pauseMs = 0): Promise<void> {
    await eventually(async () => {
      await this.drag([await this.spot(target)], pauseMs);
      // A long press acts before it ends.
      const missed = pauseMs === 0 && (await this.run(isMissed).catch(() => false));
      if (missed) throw new Error(`${nameOf(target)} moves away from each click`);
    });
  }

  /** Types into a field, in place of what it contains. */
  async fill(target: SentTarget, value: string): Promise<void> {
    await eventually(async () => {
      // A field may move while it is clicked, when the law of the state arrives.
      await this.click(target);
      if (!(await this.run(selectText, target))) throw new Error(`${nameOf(target)} does not get the focus`);
    });
    const actions = [...value].flatMap((character) => [
      { type: 'keyDown', value: character },
      { type: 'keyUp', value: character },
    ]);
    await this.browser.act([{ type: 'key', id: 'keys', actions }]);
  }

  /** Chooses an option, or sets a date as YYYY-MM-DD. */
  async choose(target: SentTarget, value: string): Promise<void> {
    await this.#until(
      (why) => why === undefined,
      (why) => `${nameOf(target)} ${why}`,
      setValue,
      target,
      value,
    );
  }

  async chooseFile(name: string, type: string, bytes: Buffer): Promise<void> {
    const base64 = bytes.toString('base64');
    const isDone = (why: string | undefined) => why === undefined;
    await this.#until(isDone, (why) => `The file field ${why}`, chooseFile, name, type, base64);
  }

  /** Throws if the page scrolls sideways. */
  async fits(): Promise<void> {
    const { page, window } = await this.run(widths);
    if (page > window) throw new Error(`The page is ${page} pixels wide, and its window ${window}`);
  }

  async picture(): Promise<Buffer> {
    await this.run(drawn).catch(() => {});
    await sleep(150);
    return this.browser.picture();
  }
}

const nameOf = (target: SentTarget) => JSON.stringify(target).replaceAll('"', '');
