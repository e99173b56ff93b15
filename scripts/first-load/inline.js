(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage may be blocked.
    }
  };

  // Sets the theme before the first paint, so that a dark page does not flash light.
  const theme = read(document.currentScript.dataset.storageKey);
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // Requests the code and styles of the page together with those of the app.
  const data = document.getElementById('first-load');
  if (!data) return;
  const { files, pages } = JSON.parse(data.textContent);
  const query = new URLSearchParams(location.search);
  const find = (path) => {
    const segments = path.replace(/(?<=.)\/+$/, '').split('/');
    return pages.find(([pattern, parameter]) => {
      const parts = pattern.split('/');
      return (
        (!parameter || query.has(parameter)) &&
        parts.length === segments.length &&
        parts.every((part, i) => part === segments[i] || (part[0] === ':' && segments[i]))
      );
    });
  };
  const signedIn = /"user":\{/.test(read('auth-storage'));
  let page = find(location.pathname);
  if (page?.[2] === 'user' && !signedIn) page = find('/login');
  if (page?.[2] === 'guest' && signedIn) page = find('/');
  for (const file of page?.[3] ?? []) {
    const link = document.createElement('link');
    const style = files[file].endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = ''; // As when the page asks for it.
    link.href = files[file];
    document.head.append(link);
  }
})();
