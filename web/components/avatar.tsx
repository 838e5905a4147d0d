import { useState } from 'react';

/** A round profile picture; shows the first letter of the name without one or if it does not load. */
export function Avatar({ name, picture }: { name: string; picture: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const letter = [...name.trim()][0]?.toUpperCase() ?? 'U';
  return (
    <span className="avatar" aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" onError={() => setBroken(picture)} />
      ) : (
        letter
      )}
    </span>
  );
}
