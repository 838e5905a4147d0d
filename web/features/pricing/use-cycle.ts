import { useState } from 'react';
import { type BillingCycle, billingCycles } from '#shared/data/plans.ts';

const storageName = 'billing_cycle';

function remembered(): BillingCycle | undefined {
  const stored = localStorage.getItem(storageName);
  return billingCycles.find((cycle) => cycle === stored);
}

/** Returns the billing cycle for the price list: the last choice on this device, else `current`. */
export function useCycle(current: BillingCycle): [BillingCycle, (cycle: BillingCycle) => void] {
  const [chosen, setChosen] = useState(remembered);
  return [
    chosen ?? current,
    (cycle) => {
      localStorage.setItem(storageName, cycle);
      setChosen(cycle);
    },
  ];
}
