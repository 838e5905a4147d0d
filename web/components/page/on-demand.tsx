import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code is fetched when it is first shown, or before that by `fetchCode`. */
export type OnDemand<Props> = ComponentType<Props> & { fetchCode: () => Promise<void> };

/**
 * Returns a component that loads itself. It shows `fallback` meanwhile, and nothing of the kind when its code is there
 * already: `lazy` alone would, at its first use.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded ??= await load();
  };
  const Loading = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component by its module, as `lazy` is
  function Shown(props: Props) {
    // Chosen once: another component in its place would lose what was entered.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Loading);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { fetchCode });
}
