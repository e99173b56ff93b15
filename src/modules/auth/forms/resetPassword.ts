import { zodResolver } from '@hookform/resolvers/zod';
import { extend, pick, refine, string } from 'zod/mini';
import { zResetPasswordRequest } from '@/api/generated/schemas/zResetPasswordRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';

// Users cannot correct the token, so the server alone judges it.
const schema = extend(pick(zResetPasswordRequest, { password: true }), {
  confirmPassword: string(),
}).check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);

export const resetPasswordResolver = zodResolver(schema, {
  error: fieldErrors({ confirmPassword: 'confirmation' }),
});
