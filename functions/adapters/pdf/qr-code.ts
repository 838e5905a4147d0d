import { encode } from 'uqr';
import { colors } from './layout.ts';

/**
 * Returns a QR code as an SVG of one path. It tolerates 15 percent damage. Scanners need a light margin of
 * four modules around it (ISO/IEC 18004), which the page must leave.
 */
export function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
    return starts.map((x) => {
      const end = row.indexOf(false, x);
      const width = (end < 0 ? size : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    });
  });
  return `<svg viewBox="0 0 ${size} ${size}"><path fill="${colors.ink}" d="${bars.join('')}"/></svg>`;
}
