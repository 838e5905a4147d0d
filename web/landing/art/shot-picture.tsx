import type { Shots } from '../shots.ts';

const address = (name: string) => `/shots/${name}.webp`;

/**
 * A screenshot in the visitor's color scheme and, if it exists, in a phone's width; undefined when there is
 * none.
 */
export function shotPicture(
  shots: Shots,
  { name, phone, alt, lazy }: { name: string; phone?: string; alt: string; lazy: boolean },
) {
  const main = shots[name];
  if (!main) return undefined;
  const narrow = phone !== undefined && shots[phone] ? phone : undefined;
  const sources = [
    ...(narrow ? [{ file: `${narrow}-dark`, media: `${onPhone} and ${inDark}` }] : []),
    ...(narrow ? [{ file: narrow, media: onPhone }] : []),
    { file: `${name}-dark`, media: inDark },
  ];
  return (
    <picture>
      {sources.map(({ file, media }) => {
        const size = shots[file];
        return size && <source key={media} media={media} srcSet={address(file)} {...size} />;
      })}
      <img src={address(name)} alt={alt} {...main} decoding="async" loading={lazy ? 'lazy' : 'eager'} />
    </picture>
  );
}

const onPhone = '(max-width: 40rem)';
const inDark = '(prefers-color-scheme: dark)';
