/** The styles of an element that decide whether its text is seen. */
export type Look = { hidden: boolean; struck: boolean; tiny?: boolean; color?: string; background?: string };

const colorNames: Record<string, string> = {
  white: '255,255,255',
  snow: '255,250,250',
  ivory: '255,255,240',
  ghostwhite: '248,248,255',
  whitesmoke: '245,245,245',
  floralwhite: '255,250,240',
  black: '0,0,0',
  gray: '128,128,128',
  grey: '128,128,128',
  silver: '192,192,192',
  red: '255,0,0',
  blue: '0,0,255',
  navy: '0,0,128',
  green: '0,128,0',
  yellow: '255,255,0',
};

/** Returns the `red,green,blue` of a hue in degrees, and a saturation and lightness from 0 to 1. */
function rgbOf(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)].join(',');
}

/** Returns a color as `red,green,blue`, `transparent`, or undefined if it cannot be told. */
export function colorOf(value: string): string | undefined {
  const color = value.trim().toLowerCase();
  if (color === 'transparent') return color;
  const named = colorNames[color];
  if (named) return named;
  const hex = /^#([\da-f]{3,8})$/.exec(color)?.[1];
  if (hex && (hex.length === 3 || hex.length === 4)) {
    return [0, 1, 2].map((at) => Number.parseInt(`${hex[at]}${hex[at]}`, 16)).join(',');
  }
  if (hex && hex.length >= 6) {
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',');
  }
  const [, model, values = ''] = /^(rgb|hsl)a?\(([^)]{1,60})\)$/.exec(color) ?? [];
  const parts = values.split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3) return undefined;
  /** Returns a part as a share of its largest value, or of 100%. */
  const share = (part = '', largest = 1) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : largest);
  const [one, two, three, alpha = '1'] = parts;
  if (share(alpha) < 0.1) return 'transparent';
  if (model === 'hsl') return rgbOf(share(one), share(two, 100), share(three, 100));
  return [one, two, three].map((part) => Math.round(255 * share(part, 255))).join(',');
}

/** Reports whether text of one color cannot be told from the other. */
export function looksSame(color: string, background: string): boolean {
  if (color === 'transparent') return true;
  const [one, other] = [color, background].map((each) => each.split(',').map(Number));
  return (one ?? [Number.NaN]).every((part, at) => Math.abs(part - (other?.[at] ?? Number.NaN)) <= 24);
}

const hiding: Record<string, (value: string) => boolean> = {
  display: (value) => value.startsWith('none'),
  visibility: (value) => value.startsWith('hidden') || value.startsWith('collapse'),
  opacity: (value) => Number.parseFloat(value) < 0.1,
  'max-height': (value) => Number.parseFloat(value) === 0,
  'max-width': (value) => Number.parseFloat(value) === 0,
  'text-indent': (value) => Number.parseFloat(value) <= -500,
  left: (value) => Number.parseFloat(value) <= -500,
  top: (value) => Number.parseFloat(value) <= -500,
  'margin-left': (value) => Number.parseFloat(value) <= -500,
  'margin-top': (value) => Number.parseFloat(value) <= -500,
  'unicode-bidi': (value) => /override/.test(value),
  'mso-hide': (value) => value.startsWith('all'),
  clip: (value) => /^rect\(\s*(?:[01](?:px)?[\s,]*){4}\)/.test(value),
  transform: (value) =>
    /\bscale\w{0,2}\(\s*(?:0+(?:\.0*)?|\.0+)\s*[,)]|\btranslate\w{0,2}\([^)]{0,60}-\d{3}/.test(value),
  'clip-path': (value) => value.startsWith('inset(100%') || value.startsWith('inset(50%'),
};

/** Reports whether letters of a size are too small to be seen. */
const isTiny = (size: string) =>
  Number.parseFloat(size) <= (/^[\d.]+(?:r?em|%)/.test(size) ? 0.1 : 1) && !/^[\d.]+vw/.test(size);

/** Returns the text of a style or sheet without comments. */
function withoutComments(sheet: string): string {
  return sheet
    .split('/*')
    .map((part, at) =>
      at === 0 ? part : part.slice(part.indexOf('*/') < 0 ? part.length : part.indexOf('*/') + 2),
    )
    .join('');
}

/** Returns declarations with the letters that their escapes mean: `d\69 splay` is `display`. */
const unescaped = (declarations: string) =>
  declarations.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (whole, code?: string, letter = '') => {
    if (code === undefined) return letter;
    const unit = Number.parseInt(code, 16);
    // Programs ignore a value with a control character, such as `#fff\9`.
    return unit < 32 || unit > 0xff_ff ? whole : String.fromCharCode(unit);
  });

/** Reports whether a box has no height or width and cuts off what overflows. */
const isShut = (declarations: string) =>
  /(?:^|[;\s])(?:height|width)\s*:\s*0(?![.\d])/i.test(declarations) &&
  /(?:^|[;\s])overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i.test(declarations);

/** Returns what the declarations of a style say. */
export function lookOf(style: string): Look {
  const declarations = unescaped(withoutComments(style));
  const look: Look = { hidden: isShut(declarations), struck: false };
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (hiding[name]?.(value)) look.hidden = true;
    if (name === 'font-size') look.tiny = isTiny(value);
    if (name === 'font' && /(?:^|\s)0(?:px)?(?:\/|\s)/.test(value)) look.tiny = true;
    if (name === 'background-image' && !value.startsWith('none')) look.background = 'unknown';
    if (name.startsWith('text-decoration') && value.includes('line-through')) look.struck = true;
    if (name === 'color') Object.assign(look, optional('color', colorOf(value.replace(/!important/, ''))));
    if (name === 'background-color' || name === 'background') {
      Object.assign(look, optional('background', colorOf(value.replace(/!important/, '')) ?? 'unknown'));
    }
  }
  return look;
}

const optional = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value });

/** Returns rules of a sheet that are outside of blocks such as `@media`, by the last simple selector: `.note`, `#a`, `td`. */
function rulesOf(sheet: string): [selector: string, look: Look][] {
  const rules: [string, Look][] = [];
  let depth = 0;
  let selector = '';
  for (const piece of sheet.split(/(?=[{}])/)) {
    const body = piece.replace(/^[{}]/, '');
    if (piece.startsWith('{')) {
      depth += 1;
      if (depth === 1 && !selector.startsWith('@')) {
        const look = lookOf(body);
        for (const each of selector.split(',')) {
          const last =
            each
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? '';
          const simple = /[.#]?[\w-]{1,80}$/.exec(last.slice(-81))?.[0];
          if (simple) rules.push([simple.toLowerCase(), look]);
        }
      }
    } else if (piece.startsWith('}')) {
      depth = Math.max(0, depth - 1);
    }
    if (depth === 0) selector = body.trim();
  }
  return rules;
}

/** Returns the text of the style sheets within a page. */
function sheetsOf(html: string): string {
  const lower = html.toLowerCase();
  const sheets: string[] = [];
  let at = lower.indexOf('<style');
  while (at >= 0) {
    const begin = lower.indexOf('>', at) + 1;
    const close = lower.indexOf('</style', begin);
    const end = close < 0 ? html.length : close;
    if (begin === 0) break;
    sheets.push(html.slice(begin, end));
    at = lower.indexOf('<style', end);
  }
  return sheets.join('\n');
}

/** Returns the rules of the style sheets within a page, by selector. A rule that hides wins over one that shows. */
export function styleRules(html: string): Map<string, Look> {
  const sheet = sheetsOf(html).replaceAll(/<!--|-->/g, '');
  const rules = new Map<string, Look>();
  for (const [selector, look] of rulesOf(withoutComments(sheet))) {
    const earlier = rules.get(selector);
    rules.set(selector, { ...earlier, ...look, hidden: look.hidden || earlier?.hidden === true });
  }
  return rules;
}
