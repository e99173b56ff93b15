/**
 * Returns the SHA-256 of bytes in the format of tus `Upload-Checksum`: the algorithm, a space, the
 * digest in Base64.
 *
 * @returns Null outside a secure context, where browsers compute no digest.
 */
export async function checksumOf(bytes: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return `sha256 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
