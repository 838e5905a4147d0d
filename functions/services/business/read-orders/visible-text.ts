import { Parser } from 'htmlparser2';
import { colorOf, type Look, lookOf, looksSame, styleRules } from './style-rules.ts';

/** Elements whose content is not text of the page. */
const unread = new Set(
  'bdo head title style script template noscript noframes iframe object embed svg math canvas audio video select option textarea button datalist'.split(
    ' ',
  ),
);

const struckOut = new Set(['s', 'del', 'strike']);

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead ul'.split(
    ' ',
  ),
);

/** Marks of a row and of a cell, until spaces between them are known. No text contains them. */
const row = '\ue01e';
const cell = '\ue01f';

/** The line before an earlier email, as mail programs write it in plain text. */
const quoteLine = '\n-----Original Message-----\n';

/** Elements within each other. Mail programs stay far below it, and deeper text is not read. */
const depthMax = 500;

type Frame = { hidden: boolean; tiny: boolean; color: string; background: string };

const isQuote = (name: string, { type, class: className = '', id = '' }: Record<string, string>) =>
  (name === 'blockquote' && type === 'cite') ||
  /gmail_quote(?!_)|yahoo_quoted/.test(className) ||
  /divRplyFwdMsg|appendonsend/.test(id);

/** Returns the looks that apply to an element, weakest first. */
function looks(name: string, attributes: Record<string, string>, rules: Map<string, Look>): Look[] {
  const { class: className = '', id = '', style = '', color, bgcolor } = attributes;
  const selectors = [
    name,
    ...className
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 50)
      .map((each) => `.${each}`),
    `#${id}`,
  ];
  const attributeStyle = `${color ? `color:${color};` : ''}${bgcolor ? `background:${bgcolor}` : ''}`;
  return [
    lookOf(attributeStyle),
    ...selectors.flatMap((selector) => rules.get(selector.toLowerCase()) ?? []),
    ...(style ? [lookOf(style)] : []),
  ];
}

function frameOf(
  above: Frame,
  name: string,
  attributes: Record<string, string>,
  rules: Map<string, Look>,
): Frame {
  const frame = { ...above };
  if (unread.has(name) || struckOut.has(name) || 'hidden' in attributes) frame.hidden = true;
  for (const { hidden, struck, tiny, color, background } of looks(name, attributes, rules)) {
    if (hidden || struck) frame.hidden = true;
    // Programs set a size of 0 for spaces between cells, and another one for the text in them.
    if (tiny !== undefined) frame.tiny = tiny;
    if (color) frame.color = color;
    if (background && background !== 'transparent') frame.background = background;
  }
  return frame;
}

/** Returns text with one mark in place of each run of spaces, line ends, rows, and cells. */
function withSpaces(text: string): string {
  return text.replaceAll(/[ \n\t\ue01e\ue01f]+/g, (run) => {
    if (run.includes(row)) return '\n';
    if (run.includes(cell)) return '\t';
    if (!run.includes('\n')) return ' ';
    return run.replaceAll(' ', '').length > 2 ? '\n\n' : '\n';
  });
}

/** Returns the text of an HTML email that its reader sees: nothing hidden, tiny, struck out, or in the color of its background. */
export function visibleText(html: string): string {
  const rules = styleRules(html);
  const frames: Frame[] = [
    { hidden: false, tiny: false, color: '0,0,0', background: colorOf('white') ?? '' },
  ];
  const parts: string[] = [];
  let preformatted = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const above = frames.at(-1);
      if (!above) return;
      if (frames.length > depthMax) parser.pause();
      const frame = frameOf(above, name, attributes, rules);
      frames.push(frame);
      if (name === 'pre') preformatted += 1;
      if (above.hidden) return;
      if (name === 'br') parts.push('\n');
      else if (name === 'tr') parts.push(row);
      else if (name === 'td' || name === 'th') parts.push(cell);
      else if (blocks.has(name)) parts.push(name === 'p' ? '\n\n' : '\n');
      if (isQuote(name, attributes)) parts.push(quoteLine);
    },
    ontext(text) {
      const frame = frames.at(-1);
      if (!frame || frame.hidden || frame.tiny || looksSame(frame.color, frame.background)) return;
      const clean = text.replaceAll(/[\ue01e\ue01f]/g, '');
      parts.push(preformatted > 0 ? clean : clean.replaceAll(/\s+/g, ' '));
    },
    onclosetag(name) {
      const frame = frames.pop();
      if (name === 'pre') preformatted -= 1;
      if (frame?.hidden) return;
      if (blocks.has(name) || name === 'table') parts.push(name === 'p' ? '\n\n' : '\n');
      else if (name === 'tr') parts.push(row);
    },
  });
  parser.end(html);
  return withSpaces(parts.join('')).trim();
}
