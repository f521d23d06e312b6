// Values in a link: short enough to send, and after the #, where no server sees them.

async function through(bytes: BlobPart, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A value as a word that fits in an address. */
export async function pack(value: unknown): Promise<string> {
  const bytes = await through(JSON.stringify(value), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (each) => String.fromCharCode(each)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The value in such a word; an error if it's incomplete. */
export async function unpack(word: string): Promise<unknown> {
  const text = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
  const plain = await through(bytes, new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(plain));
}
