const bytesOf = async (stream: ReadableStream) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const through = (bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(transform));

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

const IV_BYTES = 12;

const keyOf = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Encrypts a text with AES-GCM. It is compressed, because storage is small. @param key in base64url */
export async function encrypt(key: string, text: string): Promise<string> {
  const plain = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key), plain);
  return toBase64(iv) + toBase64(new Uint8Array(sealed));
}

/** @throws if the text is broken, or encrypted with another key */
export async function decrypt(key: string, sealed: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const [iv, data] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(key), data);
  const text = await through(new Uint8Array(plain), new DecompressionStream('gzip'));
  return new TextDecoder().decode(text);
}

/** A name that does not tell what it stands for. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
