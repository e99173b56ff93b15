import { zodResolver } from '@hookform/resolvers/zod';
import { refine } from 'zod/mini';
import { zSignupBody } from '@/api/generated/auth/signup.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

// The contract's schema cannot state that two values are equal.
const schema = zSignupBody.check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);

export const signupResolver = zodResolver(schema, { error: fieldErrors() });
