// A lease in IndexedDB for sending the entries of a jogo, if the browser has no Web Locks.

const LEASE = 30_000; // ms; longer than sending one entry can take

// within: a transaction of the database, see outbox-queue.js.
export async function alone(jogo, work, within) {
  const mine = crypto.getRandomValues(new Uint32Array(1))[0];
  const turn = (until) =>
    within("vez", "readwrite", (store, say) => {
      const asked = store.get(jogo);
      asked.onsuccess = () => {
        const left = (asked.result?.until ?? 0) - Date.now();
        const free = asked.result?.mine === mine || left <= 0 || left > LEASE; // the clock was set back
        if (free) store.put({ jogo, mine, until });
        say(free);
      };
    });
  const stay = () => turn(Date.now() + LEASE);
  if (!(await stay())) return;
  await work(stay);
  await turn(0);
}
