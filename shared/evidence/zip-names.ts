/** Controls, invisible and bidirectional characters, and those that Windows refuses. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\<>:"|?*]/u;
/** Names of devices, which Windows cannot save, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const mostBytes = 1_000;

const isFitPart = (part: string) => part !== '' && !/^\s|[.\s]$/.test(part) && !device.test(part);

/** Whether a file with this name is saved under this name everywhere, below the folder that someone chose. */
const isFit = (name: string) =>
  !unfit.test(name) &&
  name.normalize('NFC') === name &&
  name.split('/').every(isFitPart) &&
  new TextEncoder().encode(name).length <= mostBytes;

/** Two names with the same folded form are one file on Windows or macOS. */
const folded = (name: string) => name.normalize('NFD').toUpperCase().normalize('NFD');

/** The names of a ZIP's files, as they are written or read. */
export class ZipNames {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  /**
   * Adds a name. Returns false, and adds nothing, if it is unfit, or if unpacking the file would replace another one or need
   * a folder of the same name.
   */
  add(name: string): boolean {
    if (!isFit(name)) return false;
    const file = folded(name);
    const parts = file.split('/').slice(0, -1);
    const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const isTaken = this.#files.has(file) || this.#folders.has(file);
    if (isTaken || folders.some((folder) => this.#files.has(folder))) return false;
    this.#files.add(file);
    for (const folder of folders) this.#folders.add(folder);
    return true;
  }
}
