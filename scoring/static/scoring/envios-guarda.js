// What was sent from this device, kept in IndexedDB: one record a client id, in the order of `ordem`, never of a clock.
//
// estado: espera (no answer yet), feita (the server gave a receipt), parada (refused: waits for somebody),
// trocada (sent again in another shape), deixada (somebody said not to send it).

export const news = new EventTarget();
const others = "BroadcastChannel" in window ? new BroadcastChannel("canastra") : null;
const tell = () => news.dispatchEvent(new Event("mudou"));
others?.addEventListener("message", tell);

let opened;

function open() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open("canastra", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("envios", { keyPath: "id" }).createIndex("ordem", "ordem");
      asked.result.createObjectStore("vez", { keyPath: "jogo" });
    };
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = null);
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

// One transaction, on the disk once it resolves. `work` says its result by `say(value)`.
export async function within(name, mode, work) {
  const db = await open();
  return new Promise((done, failed) => {
    const transaction = db.transaction(name, mode, { durability: "strict" });
    let result;
    work(transaction.objectStore(name), (value) => (result = value));
    transaction.oncomplete = () => done(result);
    transaction.onabort = () => failed(transaction.error);
  });
}

const heard = (asked, then) => (asked.onsuccess = () => then(asked.result));

export const all = () =>
  within("envios", "readonly", (store, say) => heard(store.index("ordem").getAll(), say));

async function write(work) {
  await within("envios", "readwrite", work);
  tell();
  others?.postMessage("");
}

// `instead`: the id of a refused entry that this one takes the place of.
export const put = (entry, instead) =>
  write((store) =>
    heard(store.index("ordem").openCursor(null, "prev"), (last) =>
      heard(store.get(instead ?? entry.id), (old) => {
        const ordem = old?.ordem ?? (last?.value.ordem ?? 0) + 1;
        store.put({ ...entry, ordem, estado: "espera" });
        if (old && old.id !== entry.id) store.put({ ...old, estado: "trocada" });
      }),
    ),
  );

export const change = (id, changes) =>
  write((store) => heard(store.get(id), (old) => old && store.put({ ...old, ...changes })));

// Only what has its receipt or was given up, and only of a jogo that is over.
export const forget = (ids) => write((store) => ids.forEach((id) => store.delete(id)));

export const isOpen = ({ estado }) => estado === "espera" || estado === "parada";
