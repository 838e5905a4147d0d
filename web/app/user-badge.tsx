import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useNotary } from '#web/lib/session.ts';

/** Who is signed in: picture or first letter, and the name or e-mail. Leads to the settings. */
export function UserBadge() {
  const { fullName, email, profilePictureUrl } = useNotary();
  const [broken, setBroken] = useState<string>();
  const name = fullName.trim() || email;
  const letter = [...name][0]?.toUpperCase() ?? 'U';
  const picture = profilePictureUrl && profilePictureUrl !== broken ? profilePictureUrl : undefined;
  return (
    <Link to={paths.settings} className="user-badge" aria-label={`${name}: User Settings`}>
      <span className="avatar" aria-hidden="true">
        {picture ? <img src={picture} alt="" onError={() => setBroken(picture)} /> : letter}
      </span>
      <span className="user-name">{name}</span>
    </Link>
  );
}
