import { annualSaving, type BillingCycle } from '#shared/data/plans.ts';

/** Switches between monthly and annual prices. */
export function CycleToggle({
  cycle,
  onChange,
}: {
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}) {
  const option = (value: BillingCycle) => ({
    type: 'radio' as const,
    name: 'billing-cycle',
    value,
    checked: cycle === value,
    onChange: () => onChange(value),
  });
  return (
    <fieldset className="cycle-toggle">
      <legend className="visually-hidden">Billing cycle</legend>
      <label>
        <input {...option('monthly')} />
        <span>Monthly</span>
      </label>
      <label>
        <input {...option('annual')} />
        <span>
          Annual <span className="cycle-saving">Save {annualSaving}%</span>
        </span>
      </label>
    </fieldset>
  );
}
