/** HTML that runs something, or loads something from elsewhere. No library of the portal writes such HTML. */
const ACTIVE = /<(?:script|iframe|object|embed|base|meta|link|form)|<[^>]*\son\w+\s*=/i;

/**
 * Checks what libraries write into the document as text, and the addresses of workers, in browsers with Trusted Types. The
 * policy of the portal permits no other way (scripts/headers.ts). Its own code writes no HTML.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML(html, _type, sink) {
    // Nothing runs in a document that is only parsed. ProseMirror names no sink when it parses what is pasted.
    if (sink && !sink.startsWith('DOMParser') && ACTIVE.test(html)) throw new TypeError(sink);
    return html;
  },
  createScriptURL(address) {
    if (!address.startsWith('blob:') && new URL(address, location.href).origin !== location.origin)
      throw new TypeError(address);
    return address;
  },
});
