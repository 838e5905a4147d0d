/** Where a signature was drawn, in degrees; null when unknown. */
export type StampPlace = { lat: number; lng: number } | null;

/** The texts stamped into a signature's corners. */
export type StampTexts = { topLeft: string; topRight: string; bottomLeft: string; bottomRight: string };

/**
 * Returns latitude and longitude with 4 decimals, the date as MM/DD, and the 24-hour time in the timezone of
 * the act (specification, section 4). An unknown place leaves its corners empty.
 */
export function stampTexts(place: StampPlace, at: Date, timezone: string): StampTexts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    topLeft: place ? `Lat ${place.lat.toFixed(4)}` : '',
    topRight: place ? `Lng ${place.lng.toFixed(4)}` : '',
    bottomLeft: `${parts['month']}/${parts['day']}`,
    bottomRight: `${parts['hour']}:${parts['minute']}`,
  };
}

/** Writes the stamp into the corners of a drawing of the given size, in the context's units. */
export function drawStamp(
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  texts: StampTexts,
): void {
  const inset = 6;
  context.save();
  context.fillStyle = '#5A6478';
  context.font = '11px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
  const write = (text: string, right: boolean, bottom: boolean) => {
    context.textAlign = right ? 'right' : 'left';
    context.textBaseline = bottom ? 'bottom' : 'top';
    context.fillText(text, right ? size.width - inset : inset, bottom ? size.height - inset : inset);
  };
  write(texts.topLeft, false, false);
  write(texts.topRight, true, false);
  write(texts.bottomLeft, false, true);
  write(texts.bottomRight, true, true);
  context.restore();
}
