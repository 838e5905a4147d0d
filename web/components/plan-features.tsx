import { Icon } from './icon.tsx';
import './plan.css';

/** What a plan gives, each with a check. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="plan-features">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
