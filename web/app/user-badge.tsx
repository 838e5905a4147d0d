import { Link } from 'react-router';
import { Avatar } from '#web/components/avatar.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { pictureAddress } from '#web/lib/session/profile-picture.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** The signed-in user: picture or first letter, and name or email. Links to the settings. */
export function UserBadge() {
  const notary = useNotary();
  const name = notary.fullName.trim() || notary.email;
  return (
    <Link to={paths.settings} className="user-badge" aria-label={`${name}: User Settings`}>
      <Avatar name={name} picture={pictureAddress(notary)} />
      <span className="user-name">{name}</span>
    </Link>
  );
}
