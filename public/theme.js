// Runs before the first paint, so that a dark page does not flash light. The values are light, dark and system.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem(document.currentScript.dataset.storageKey);
  } catch {
    // Storage may be blocked; then the system decides.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
