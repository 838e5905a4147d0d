/** Controls, invisible and bidirectional characters, and those that Windows refuses. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\<>:"|?*]/u;
/** Names of devices, which Windows cannot save, with any ending. */
const device = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;
const longest = 300;

/** A part of a path that is empty, or begins or ends so that Windows changes it. `.` and `..` are among them. */
const unfitPart = /(?:^|\/)(?:\/|\s|$)|[.\s](?:\/|$)/;

/** Whether a file with this name is saved under this name everywhere, below the folder that someone chose. */
const isFit = (name: string) =>
  name.length <= longest &&
  !unfit.test(name) &&
  !unfitPart.test(name) &&
  !device.test(name) &&
  name.normalize('NFC') === name;

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
    if (this.#files.has(file) || this.#folders.has(file)) return false;
    const folders: string[] = [];
    // Those above a known folder are known too.
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (this.#folders.has(folder)) break;
      if (this.#files.has(folder)) return false;
      folders.push(folder);
    }
    this.#files.add(file);
    for (const folder of folders) this.#folders.add(folder);
    return true;
  }
}
