import { Icon } from '#web/components/icon.tsx';
import { answers, type Testimonial } from '../claims.ts';
import { Section } from './section.tsx';

/** Quotations from notaries who permitted it, and answers to the questions they ask first. */
export function Reviews({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section
      id="testimonials"
      title={testimonials.length > 0 ? 'Reviews' : 'Questions from notaries'}
      lead={
        testimonials.length > 0
          ? 'What notaries say, and what they ask before they switch from paper.'
          : 'This journal is new, so there are no reviews yet. Here is what notaries ask before they switch from paper.'
      }
    >
      {testimonials.length > 0 && (
        <div className="quotes">
          {testimonials.map(({ quote, name, role }) => (
            <figure key={name}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong>, {role}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <div className="answers">
        {answers.map(({ id, title, text }) => (
          <details key={id}>
            <summary>
              <h3>{title}</h3>
              <Icon name="down" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
