import { notify, notifyFailure } from '../browser/toasts.ts';
import { useAction } from './use-action.ts';

type Texts<Result> = {
  /** The toast after a failure without a reason, or its text with the reason. */
  failed: string | ((reason: string) => string);
  /** The toast after a success. */
  done?: string | ((result: Result) => string);
};

/**
 * A button's call of the API. It shows its failure, unless the session ended, and its success. `run` resolves to true if the
 * call succeeded.
 */
export function useCall<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  { failed, done }: Texts<Result>,
) {
  return useAction(async (...args: Args): Promise<boolean> => {
    try {
      const result = await call(...args);
      if (done) notify.success(typeof done === 'string' ? done : done(result));
      return true;
    } catch (error) {
      if (typeof failed === 'string') notifyFailure(error, failed);
      else notifyFailure(error, 'the server gave no reason', failed);
      return false;
    }
  });
}
