import { Link, useSearchParams } from 'react-router';
import { type Removed, removedWords } from '#shared/rules/removed-by-recovery.ts';
import { paths, settingsCardIn } from '#web/lib/navigation/paths.ts';

/** The result of a form or a mailed link. `removed`: the things that a recovery of the account took from a thief. */
export type Done = { text: string; removed?: Removed };

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Says what was done, what was removed, and, with `offersReview`, leads to the passkeys that remain. */
export function DoneNotice({ text, removed, offersReview }: Done & { offersReview: boolean }) {
  const [search] = useSearchParams();
  const words = removed ? removedWords(removed) : [];
  return (
    <div className="auth-notice" role="status">
      <p>{text}</p>
      {words.length > 0 && (
        <>
          <p>Someone else may have added these, so they are gone:</p>
          <ul>
            {words.map((one) => (
              <li key={one}>{asSentence(one)}</li>
            ))}
          </ul>
        </>
      )}
      {removed && offersReview && (
        <p>
          {settingsCardIn(search) === 'passkeys' ? (
            'Your passkeys open after you sign in.'
          ) : (
            <Link to={paths.settingsCard('passkeys')}>Sign in and review your passkeys</Link>
          )}
        </p>
      )}
    </div>
  );
}
