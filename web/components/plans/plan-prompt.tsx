import { useId } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { Icon } from '../icon.tsx';
import { LinkButton } from '../link-button.tsx';
import './plan.css';

/** Says what a larger plan would offer here and links to the plans. */
export function PlanPrompt({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section className="plan-prompt" aria-labelledby={id}>
      <div>
        <Icon name="lock" size={22} />
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      <LinkButton to={paths.pricing} primary>
        Upgrade Plan
      </LinkButton>
    </section>
  );
}
