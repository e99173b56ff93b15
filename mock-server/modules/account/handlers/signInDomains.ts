import type { GuardedHandlers } from '../../../core/access.ts';
import { rowsIn } from '../../../core/state/account.ts';
import { newId, newSecret } from '../../../core/state/secrets.ts';
import type { SignInDomain } from '../../../core/state/signInDomains.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { hasRecord, isAcceptedIssuer, toContract } from '../signInDomains.ts';

const MAX_DOMAINS = 50;

const refusedIssuer = (issuer: string | undefined) =>
  issuer === undefined || isAcceptedIssuer(issuer)
    ? null
    : invalid('/issuer', 'account_rule', 'The address has to begin with https://');

export const handlers = {
  listSignInDomains(call) {
    const all = rowsIn(call.tenant.state.signInDomains, call.user().accountId);
    const byName = all.sort((a, b) => a.domain.localeCompare(b.domain));
    return ok(byName.map((domain) => toContract(call, domain)));
  },

  createSignInDomain(call) {
    const { domain, companyName, issuer, clientId, clientSecret } = call.body;
    const { signInDomains } = call.tenant.state;
    const refused = refusedIssuer(issuer);
    if (refused) return refused;
    const { accountId } = call.user();
    const all = rowsIn(signInDomains, accountId);
    if (all.some((known) => known.domain === domain)) {
      const detail = 'is in the list already';
      return refuse('NAME_TAKEN', { errors: [{ pointer: '/domain', code: 'unique', detail }] });
    }
    if (all.length >= MAX_DOMAINS) return refuse('LIMIT_REACHED');
    const added: SignInDomain = {
      id: newId('dom'),
      accountId,
      domain,
      companyName: companyName.trim(),
      issuer,
      clientId,
      clientSecret,
      required: false,
      proof: `portal-domain=${newSecret()}`,
      version: 1,
    };
    signInDomains[added.id] = added;
    return created(toContract(call, added));
  },

  updateSignInDomain(call) {
    const { domain } = call.records;
    const { version, ...changes } = call.body;
    const refused = refusedIssuer(changes.issuer);
    if (refused) return refused;
    if (changes.required && !domain.verifiedAt) {
      return refuse('WRONG_STATE', { detail: 'Verify the domain first.' });
    }
    Object.assign(domain, changes, {
      companyName: (changes.companyName ?? domain.companyName).trim(),
      version: version + 1,
    });
    return ok(toContract(call, domain));
  },

  deleteSignInDomain({ tenant, records }) {
    delete tenant.state.signInDomains[records.domain.id];
    return DONE;
  },

  verifySignInDomain(call) {
    const { domain } = call.records;
    if (!domain.verifiedAt) {
      if (!hasRecord(domain)) return refuse('DOMAIN_RECORD_MISSING');
      domain.verifiedAt = new Date(call.now).toISOString();
      domain.version += 1;
    }
    return ok(toContract(call, domain));
  },
} satisfies GuardedHandlers<typeof access>;
