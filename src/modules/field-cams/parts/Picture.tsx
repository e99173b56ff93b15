import { useState } from 'react';

/** One picture of a camera. Shows a text if it cannot be loaded. */
export function Picture({ url, label }: { url: string; label: string }) {
  const [broken, setBroken] = useState<string>();
  if (url === broken) return <p role="alert">This picture cannot be loaded.</p>;
  return <img src={url} alt={label} onError={() => setBroken(url)} />;
}
