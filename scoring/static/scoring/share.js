// Share the picture of a result with another app.

export async function hand({ href }) {
  const file = (blob) => new File([blob], "canastra.png", { type: "image/png" });
  if (!navigator.canShare({ files: [file(new Blob())] })) throw new Error("no files");
  const answer = await fetch(href);
  await navigator.share({ files: [file(await answer.blob())] }).catch((error) => {
    if (error.name !== "AbortError") throw error; // cancelled
  });
}
