/**
 * Replaces the browser's push service, which requires the internet and a window that is not
 * private, with a subscription that survives reloads. One function without outside references, so
 * that tests can inject it into a page.
 */
export function standInForPushService(): void {
  const KEY = 'browser:push-subscription';
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const subscription = (id: string) => ({
    endpoint: `https://push.example.com/${id}`,
    expirationTime: null,
    getKey: (name: string) => bytes(`${name}-of-${id}`),
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const id = localStorage.getItem(KEY);
      return id ? subscription(id) : null;
    },
    subscribe: async () => {
      const id = crypto.randomUUID();
      localStorage.setItem(KEY, id);
      return subscription(id);
    },
  });
}
