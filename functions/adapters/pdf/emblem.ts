import { colors } from './layout.ts';

const count = 72;
const [inner, outer] = [46, 53];

/** Draw all ticks as one dashed line: separate lines would take longer than the text of a page. */
const ticks = Array.from({ length: count }, (_, index) => {
  const angle = (index / count) * 2 * Math.PI;
  const at = (radius: number) =>
    `${(60 + radius * Math.sin(angle)).toFixed(2)} ${(60 - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(outer)}L${at(inner)}`;
}).join('');

/** The product's seal, as on the site: a ring of small ticks around the monogram. */
export const emblem = `<svg viewBox="0 0 120 120" fill="none" stroke="${colors.seal}">
<circle cx="60" cy="60" r="57" stroke-width="1.5"/>
<path d="${ticks}" stroke-width="1.5"/>
<circle cx="60" cy="60" r="42" stroke-width="1"/>
<circle cx="60" cy="60" r="39" stroke-width="2"/>
<path d="M40 82h40M46 86h28" stroke-width="1"/>
<g stroke="${colors.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M32 45v27M32 45h4.5c7 0 11 5.5 11 13.5s-4 13.5-11 13.5H32"/>
<path d="M53.5 72V45l14.5 27V45"/>
<path d="M76 45h9M82 45v19.5c0 5-2.5 7.5-6.5 7.5"/>
</g>
</svg>`;
