import type { RefObject } from 'react';

/** A problem of the form, and the way to its field; a problem of the whole form has none. */
export type Problem = { name: string; message: string; focus?: () => void };

/** Lists what keeps a form from being saved, each with the way to its field. */
export function ErrorSummary({
  problems,
  heading,
}: {
  problems: Problem[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <section className="settings-block settings-alert" aria-labelledby="profile-problems">
          <h3 id="profile-problems" ref={heading} tabIndex={-1}>
            There is a problem
          </h3>
          <ul className="problem-list">
            {problems.map(({ name, message, focus }) => (
              <li key={name}>
                {focus ? (
                  <button type="button" onClick={focus}>
                    {message}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
