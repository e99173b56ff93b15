import { zodResolver } from '@hookform/resolvers/zod';
import { zLoginRequest } from '@/api/generated/schemas/zLoginRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

export const loginResolver = zodResolver(zLoginRequest, {
  error: fieldErrors({ email: 'signInEmail', password: 'signInPassword' }),
});
