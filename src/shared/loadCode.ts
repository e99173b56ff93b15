/** Code that the browser does not request again. Only a new page loads it. */
export class CodeLostForGood extends Error {
  override name = 'CodeLostForGood';
}

/** What was requested, or is on its way, by its address. */
const requested = new Map<string, Promise<void>>();

async function request(href: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`The status is ${answer.status}.`);
    // The browser keeps what was read to its end.
    await answer.arrayBuffer();
  } catch (cause) {
    // As browsers say it.
    throw new TypeError(`Failed to fetch dynamically imported module: ${href}`, { cause });
  }
}

function requestOnce(href: string): Promise<void> {
  const known = requested.get(href);
  if (known) return known;
  const fresh = request(href);
  requested.set(href, fresh);
  fresh.catch(() => requested.delete(href));
  return fresh;
}

function addStyles(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new CodeLostForGood(`Failed to load the styles ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * Loads the code of a dynamic import. The build calls it, in place of Vite's own helper, which preloads modules.
 *
 * A browser keeps the failure of a module or of its preload as it keeps a success (HTML, "fetch a single module script"),
 * so that no retry would help. It keeps nothing of a failed `fetch`. So all files of an import are fetched first.
 * @param files the files of the import, without the base
 * @throws TypeError if a file cannot be fetched, and CodeLostForGood if another attempt cannot help
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const links = [...document.querySelectorAll('link')];
  const isLinked = (address: string, rel?: string) =>
    links.some((link) => link.href === address && (rel === undefined || link.rel === rel));
  const addresses = files.map(
    (file) => new URL(import.meta.env.BASE_URL + file, location.href).href,
  );
  // The document requests the code of the first page itself.
  await Promise.all(addresses.filter((address) => !isLinked(address)).map(requestOnce));
  const styles = addresses.filter((address) => address.endsWith('.css'));
  await Promise.all(styles.filter((address) => !isLinked(address, 'stylesheet')).map(addStyles));
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof TypeError;
    throw isMissing ? new CodeLostForGood(error.message, { cause: error }) : error;
  }
}
