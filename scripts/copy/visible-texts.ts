import { parseSync } from 'vite';

/** A text of the product in one line, with `{…}` where a value goes. */
export type VisibleText = { line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes and properties whose value is shown even when it is a single word. */
const shownNames = new Set([
  ...['alt', 'answer', 'aria-label', 'body', 'button', 'busy', 'caption', 'description', 'detail', 'heading'],
  ...['hint', 'label', 'loadingText', 'message', 'name', 'placeholder', 'question', 'subject', 'subtitle'],
  ...['tab', 'text', 'title'],
]);

/** Attributes and properties whose value is never shown. */
const hiddenNames =
  /^(class(Name)?|style|href|src(Set)?|d|id|htmlFor|rel|viewBox|autoComplete|sizes|media|transform|points|basis)$/;

/** Calls whose texts are for developers, operators, or the browser. */
const hiddenCalls =
  /\b(\w*Error|log|logger|console|warn|classList|matchMedia|querySelector\w*|closest|RegExp|format\w*|parse)$|^(log|logger|console)\./;

const phrase = /\p{L}[\p{L}\d’'…}),.;:!?”]* [({$“‘&–—]?[\p{L}\d]/u;
const capitalizedWord = /^\p{Lu}[\p{L}’'… -]*$/u;

/** Selectors, media queries, headers, DynamoDB expressions, and the like. */
const code =
  /^[#.@:<]|[;{]\s*[\w-]+:|[<>]=| [=<>|]{1,3} |\b(SET|REMOVE|ADD) #|\b(attribute_|begins_with)|var\(--|\d(px|rem)\b|max-age|charset=|filename=/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the name of what is called or set: `log.warn` of `log.warn()`, `label` of `label="…"`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const own = String(node['name'] ?? node['value'] ?? nameOf(node['property'] ?? node['callee']));
  return isNode(node['object']) ? `${nameOf(node['object'])}.${own}` : own;
}

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Returns the text of a string or template; undefined for any other node. */
function literalText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return node['quasis'].map(({ value }) => value.cooked).join('{…}');
}

const elementChildren = (node: Node) =>
  Array.isArray(node['children']) ? node['children'].filter(isNode) : [];

/** Returns the text of an element and of the elements in it, as the page shows it. */
function elementText(node: Node): string {
  return elementChildren(node)
    .map((child) => {
      if (child.type === 'JSXText') return String(child['value']);
      if (child.type === 'JSXElement') return elementText(child);
      return isNode(child['expression']) ? (literalText(child['expression']) ?? '{…}') : '';
    })
    .join('');
}

const hasText = (node: Node) =>
  elementChildren(node).some((child) => child.type === 'JSXText' && /\p{L}/u.test(String(child['value'])));

function isHidden(node: Node): boolean {
  if (/^(Import|Export(All|Specifier)|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  if (/^(Call|New)Expression$/.test(node.type)) return hiddenCalls.test(nameOf(node['callee']));
  return node.type === 'BinaryExpression' && /[=<>]/.test(String(node['operator']));
}

/**
 * Returns the texts in a TypeScript source that people may read in the product, in the order of the source. It reads
 * the syntax only: a text that is put together from several constants comes as its parts.
 */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const found: VisibleText[] = [];

  function keep(node: Node, text: string): void {
    found.push({ line: source.slice(0, node.start).split('\n').length, text: oneLine(text) });
  }

  /** `isNamed`: in an attribute or property of shownNames. `isKept`: in an element whose text was kept as a whole. */
  function visit(node: Node, isNamed: boolean, isKept: boolean): void {
    if (isHidden(node)) return;
    if (node.type === 'Property' || node.type === 'JSXAttribute') {
      const name = nameOf(node['key'] ?? node['name']);
      if (isNode(node['value']) && !hiddenNames.test(name)) visit(node['value'], shownNames.has(name), false);
      return;
    }
    const text = literalText(node);
    const isText = text !== undefined && (phrase.test(text) || (isNamed && capitalizedWord.test(text)));
    if (isText && !isKept && !code.test(text)) keep(node, text);
    const isElement = node.type === 'JSXElement';
    const isWhole = isElement && (isKept || hasText(node));
    if (isWhole && !isKept) keep(node, elementText(node));
    const staysKept = isWhole || (isKept && node.type === 'JSXExpressionContainer');
    for (const child of childrenOf(node)) {
      visit(child, isNamed && !isElement, staysKept && child.type !== 'JSXOpeningElement');
    }
  }

  visit({ ...parseSync(file, source).program, type: 'Program', start: 0 }, false, false);
  return found;
}
