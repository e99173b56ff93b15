/** Push settings of mock mode, for a project that does not exist in Firebase. */
export const demoPush = {
  VITE_FIREBASE_API_KEY: 'mock-key',
  VITE_FIREBASE_PROJECT_ID: 'mock-portal',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789',
  VITE_FIREBASE_APP_ID: '1:123456789:web:mock-portal',
  VITE_FIREBASE_VAPID_KEY:
    'BGSQIoTTyiCYDzSn7wDrywdHxNfkAAdVflqw-KKJ9YlJSuQxsfXMDilFpCyxGlO2DdDTEOivD2Uc_Hk8mOQIrXQ',
};
