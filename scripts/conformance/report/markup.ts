const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML. Characters that XML 1.0 does not allow (section 2.2) are replaced. */
export const escapeText = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const isControl = code < 0x20 && !'\t\n\r'.includes(sign);
      const isNone = (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
      return isControl || isNone ? '\ufffd' : (ENTITIES[sign] ?? sign);
    })
    .join('');
