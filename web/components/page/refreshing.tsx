import { Loader } from '@aws-amplify/ui-react';

/** A small spinner shown while a list is refreshed. */
export function Refreshing() {
  return <Loader size="small" role="presentation" aria-hidden="true" />;
}
