// Who sends the entries of a jogo, where the browser has no locks: a row of the database that runs out.

const LEASE = 30_000; // ms a turn lasts: longer than one entry can take

// within: a transaction of the database, see outbox-queue.js.
export async function alone(jogo, work, within) {
  const mine = crypto.getRandomValues(new Uint32Array(1))[0];
  const turn = (until) =>
    within("vez", "readwrite", (store, say) => {
      const asked = store.get(jogo);
      asked.onsuccess = () => {
        const left = (asked.result?.until ?? 0) - Date.now();
        const free = asked.result?.mine === mine || left <= 0 || left > LEASE; // a clock may have been put back
        if (free) store.put({ jogo, mine, until });
        say(free);
      };
    });
  const stay = () => turn(Date.now() + LEASE);
  if (!(await stay())) return;
  await work(stay);
  await turn(0);
}
