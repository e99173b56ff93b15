/** Runs the host by hand: `node tests/support/small-host/main.ts --dialect plain --port 4020`. */
import { parseArgs } from 'node:util';
import { type DialectName, dialects, SmallHost } from './host.ts';
import { firstUser } from './state.ts';

const { values } = parseArgs({
  options: {
    dialect: { type: 'string', default: 'problem' },
    port: { type: 'string', default: '4020' },
  },
});
const isDialect = (name: string): name is DialectName => name in dialects;
if (!isDialect(values.dialect)) {
  console.error(`--dialect is one of ${Object.keys(dialects).join(', ')}.`);
  process.exit(1);
}

const host = new SmallHost(values.dialect);
const { origin } = await host.listen(Number(values.port));
console.log(`The host:       ${origin}/api/v1, with the twelve calls and nothing else (Ctrl-C ends it)
Account:        ${firstUser.email}, ${firstUser.password}
Project ID:     ${host.dialect.projectId}
Reset password: /reset-password/?token=${host.resetToken(firstUser.email)}`);
