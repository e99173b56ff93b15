/**
 * SHA-256 of bytes as tus writes it in `Upload-Checksum`: the algorithm, a blank, the digest in Base64.
 * @returns null where the browser computes none: outside of a secure context
 */
export async function checksumOf(bytes: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return `sha256 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
