import { expect, it } from 'vitest';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';
import { visibleText } from '#functions/services/business/read-orders/visible-text.ts';

it.each([
  ['a comment', '<!-- secret -->'],
  ['a comment with a bracket', '<!-- > secret -->'],
  ['the attribute hidden', '<p hidden>secret</p>'],
  ['no display', '<div style="color:red; DISPLAY : none">secret</div>'],
  ['no display above', '<div style="display:none"><table><tr><td>secret</table></div>'],
  ['no display with a comment', '<div style="display:/**/none">secret</div>'],
  ['no display with an escape', String.raw`<div style="d\69 splay:none">secret</div>`],
  ['no height', '<div style="height:0;overflow:hidden">secret</div>'],
  ['no width', '<div style="overflow:hidden;white-space:nowrap;width:0px">secret</div>'],
  ['a clip', '<p style="position:absolute;clip:rect(0, 0, 0, 0)">secret</p>'],
  ['a scale', '<p style="transform:scale(0)">secret</p>'],
  ['white as hue and lightness', '<p style="color:hsl(0, 0%, 100%)">secret</p>'],
  ['white in percent', '<p style="color:rgb(100% 100% 100%)">secret</p>'],
  ['no visibility', '<span style="visibility:hidden">secret</span>'],
  ['no size', '<span style="font-size:0">secret</span>'],
  ['a tiny size', '<span style="font-size:.5px">secret</span>'],
  ['no opacity', '<span style="opacity:0">secret</span>'],
  ['white on white', '<span style="color:#FFF">secret</span>'],
  ['almost white on white', '<font color="#fefefe">secret</font>'],
  [
    'white on a white cell',
    '<table bgcolor="#000"><tr><td bgcolor="white" style="color:rgb(255, 255, 255)">secret</table>',
  ],
  ['black on black', '<div style="background:#000">secret</div>'],
  ['a transparent color', '<span style="color:rgba(0,0,0,0)">secret</span>'],
  ['a place outside', '<span style="position:absolute;left:-9999px">secret</span>'],
  [
    'a style sheet',
    '<style>/* x */ p, .gone { display:none !important }</style><b class="a gone">secret</b>',
  ],
  ['a style sheet behind', '<b id="gone">secret</b><style>#gone{display:none}</style>'],
  ['a script', '<script>document.write("secret")</script>'],
  ['a title and a preview', '<head><title>secret</title></head>'],
  ['an alternative text', '<img alt="secret" src="https://mail.example/t.gif" width="1">'],
  ['a strike', '<s>secret</s><del>secret</del><span style="text-decoration:line-through">secret</span>'],
  ['letters that are turned', '<bdo dir="rtl">secret</bdo>'],
])('leaves out what is hidden by %s', (_, html) => {
  expect(visibleText(`<html><body>seen ${html} too</body></html>`).replaceAll(/\s+/g, ' ')).toBe('seen too');
});

it.each([
  ['white on a dark cell', '<table bgcolor="#003366"><tr><td style="color:#fff">secret</table>'],
  ['white on a picture', '<div style="background:#036 url(x.png);color:white">secret</div>'],
  ['a size within a cell without one', '<td style="font-size:0"><p style="font-size:14px">secret</p></td>'],
  [
    'a height without a cut',
    '<td style="height:0;width:0.5in;overflow:hidden"></td><p style="height:0">secret</p>',
  ],
  ['a dark hue', '<p style="color:hsl(-120deg 100% 25%)">secret</p>'],
  ['a half transparent color', '<p style="color:rgb(0 0 0 / 50%)">secret</p>'],
  ['a color with a mark for old programs', String.raw`<p style="color:#fff\9">secret</p>`],
  [
    'a rule for small screens',
    '<style>@media (max-width:600px){.wide{display:none}}</style><p class="wide">secret</p>',
  ],
])('reads %s', (_, html) => {
  expect(visibleText(html)).toBe('secret');
});

it('reads the HTML that a mail program shows, not the text beside it', async () => {
  const body = (fee: string) => `Order: HT-1, 12/04/2026 at 5:00 PM, 9 Pier Rd, Salem, MA 01970. Fee: ${fee}`;
  const content = `From: a@mail.example\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${body('$999.00')}\n--b\nContent-Type: text/html\n\n<p>${body('$120.00')}</p>\n--b--\n`;
  const { proposals } = await readOrders(
    { format: 'eml', content, now: new Date('2026-12-02T20:00:00Z'), notaryZone: 'America/New_York' },
    () => null,
  );
  expect(proposals.map(({ order }) => order.lines.map(({ amount }) => amount))).toEqual([['120.00']]);
});
