import { zodResolver } from '@hookform/resolvers/zod';
import { pick, refine } from 'zod/mini';
import { zSignupRequest } from '@/api/generated/schemas/zSignupRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

// The address is that of the invitation.
const schema = pick(zSignupRequest, {
  username: true,
  password: true,
  confirmPassword: true,
}).check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);

export const acceptInvitationResolver = zodResolver(schema, { error: fieldErrors() });
