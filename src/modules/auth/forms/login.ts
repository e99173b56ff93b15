import { zodResolver } from '@hookform/resolvers/zod';
import { zLoginBody } from '@/api/generated/auth/login.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

export const loginResolver = zodResolver(zLoginBody, {
  error: fieldErrors({ password: 'signInPassword' }),
});
