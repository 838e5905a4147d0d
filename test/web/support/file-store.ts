import { afterEach, beforeEach, vi } from 'vitest';

/** A transfer to the file store, which the test completes or fails. */
export type Transfer = {
  url: string;
  form: FormData;
  isAborted: boolean;
  progress: (loaded: number, total: number) => void;
  /** Ends the transfer with the store's status, or 0 for a broken connection. */
  end: (status: number) => void;
};

/** Gives every test of the file a file store. Returns the transfers to it, in order. */
export function fakeFileStorePerTest(): Transfer[] {
  const transfers: Transfer[] = [];

  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    url = '';
    transfer: Transfer | undefined;

    open(_method: string, url: string): void {
      this.url = url;
    }

    send(form: FormData): void {
      const end = (status: number) => {
        this.status = status;
        this.dispatchEvent(new Event('loadend'));
      };
      const progress = (loaded: number, total: number) =>
        void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
      this.transfer = { url: this.url, form, isAborted: false, progress, end };
      transfers.push(this.transfer);
    }

    abort(): void {
      if (!this.transfer) return;
      this.transfer.isAborted = true;
      this.transfer.end(0);
    }
  }

  beforeEach(() => {
    transfers.length = 0;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return transfers;
}
