import { testPorts } from '../../scripts/support/ports.ts';

const [app, panel, mock, services] = testPorts();

/** Ports of the tests' servers. */
export const ports = { app, panel, mock, services };

export const addressOf = (name: keyof typeof ports): string => `http://127.0.0.1:${ports[name]}`;
