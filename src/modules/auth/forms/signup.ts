import { zodResolver } from '@hookform/resolvers/zod';
import { refine } from 'zod/mini';
import { zSignupRequest } from '@/api/generated/schemas/zSignupRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

// The contract's schema cannot state that two values are equal.
const schema = zSignupRequest.check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);

export const signupResolver = zodResolver(schema, { error: fieldErrors() });
