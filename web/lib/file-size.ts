const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a number of bytes for people: `12 KB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  for (; size >= 1024 && step < units.length - 1; step += 1) size /= 1024;
  const digits = step >= 2 && size < 10 ? 1 : 0;
  return `${size.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${units[step]}`;
}
