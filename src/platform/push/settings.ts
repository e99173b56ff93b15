const env = import.meta.env;

/** The settings of push messages; null if they are off. Either all are set or none (scripts/env.ts). */
export const pushSettings = env.VITE_FIREBASE_API_KEY
  ? {
      app: {
        apiKey: env.VITE_FIREBASE_API_KEY,
        projectId: env.VITE_FIREBASE_PROJECT_ID,
        messagingSenderId: env.VITE_FIREBASE_MESSAGING_SENDER_ID,
        appId: env.VITE_FIREBASE_APP_ID,
      },
      vapidKey: env.VITE_FIREBASE_VAPID_KEY,
    }
  : null;
