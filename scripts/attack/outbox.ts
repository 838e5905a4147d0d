/** Returns a reader of the local stack's outbox: the texts of the emails to an address, latest first. */
export function outboxOf(url: string): (address: string) => Promise<string[]> {
  return async (address) => {
    const list = await (await fetch(`${url}/outbox`)).text();
    const ids = [...list.matchAll(/href="\/outbox\/([^"]+)">[^<]*<\/a> to ([^<]*)/g)]
      .filter(([, , to = '']) => to.includes(address))
      .map(([, id = '']) => id);
    return Promise.all(ids.map(async (id) => (await fetch(`${url}/outbox/${id}`)).text()));
  };
}
