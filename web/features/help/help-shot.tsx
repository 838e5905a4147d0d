import { type ShotName, type ShotScreen, type ShotTheme, shotFile, shotSize, shots } from '#web/lib/shots.ts';

const dark = '(prefers-color-scheme: dark)';
const wide = '(min-width: 48.0625rem)';

/** A picture of the product as it looks on the reader's own screen, light or dark. */
export function HelpShot({ name }: { name: ShotName }) {
  const of = (screen: ShotScreen, theme: ShotTheme) => `/shots/${shotFile(name, screen, theme)}`;
  return (
    <picture className="help-shot">
      <source media={`${wide} and ${dark}`} srcSet={of('desk', 'dark')} {...shotSize('desk')} />
      <source media={wide} srcSet={of('desk', 'light')} {...shotSize('desk')} />
      <source media={dark} srcSet={of('phone', 'dark')} {...shotSize('phone')} />
      <img src={of('phone', 'light')} alt={shots[name].alt} loading="lazy" {...shotSize('phone')} />
    </picture>
  );
}
