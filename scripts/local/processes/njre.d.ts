declare module 'njre' {
  /** Downloads a JRE into a folder named jre beside `installPath`, and returns that folder. */
  export function install(version: number, options: { installPath: string }): Promise<string>;
}
