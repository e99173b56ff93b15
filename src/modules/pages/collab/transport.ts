import { addPageUpdates, getPageState, updatePagePresence } from '@/api/generated/pages.gen';
import type { PageAt } from '../mutations';
import type { Transport } from './provider';

/** The name of this tab. */
export const clientId = `tab_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** The calls that a page is written with. */
export const transportOf = (path: PageAt): Transport => ({
  async read(since) {
    const { data } = await getPageState({
      path,
      query: since === null ? {} : { since },
      // The text is no text of the screen, so it is not cut if it is long (api/content.ts).
      responseTransformer: async (answer) => answer,
      throwOnError: true,
    });
    const { seq, state } = data.data;
    return { seq, updates: state ? [state] : [] };
  },
  async send(updates) {
    const { data } = await addPageUpdates({
      path,
      body: { clientId, updates: [...updates] },
      throwOnError: true,
    });
    return data.data;
  },
  present: (state) =>
    updatePagePresence({ path, body: { clientId, state }, keepalive: state === null }),
});
