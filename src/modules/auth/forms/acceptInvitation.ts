import { zodResolver } from '@hookform/resolvers/zod';
import { extend, pick, string } from 'zod/mini';
import { zSignupRequest } from '@/api/generated/schemas/zSignupRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

// The address is that of the invitation. The password is asked for once.
const schema = extend(pick(zSignupRequest, { username: true, password: true }), {
  confirmPassword: string(),
});

export const acceptInvitationResolver = zodResolver(schema, { error: fieldErrors() });
