/** Ports of the tests' servers; they differ from those of `npm start`, so that both can run at once. */
const first = Number(process.env.E2E_PORT || 4173);

export const ports = { app: first, panel: first + 1, mock: first + 2, services: first + 3 };

export const addressOf = (name: keyof typeof ports): string => `http://127.0.0.1:${ports[name]}`;
