import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  { path: paths.login, access: 'guest', page: lazyPage(() => import('./pages/LoginPage')) },
  {
    path: paths.loginCallback,
    needs: 'loginWithProvider',
    access: 'guest',
    page: lazyPage(() => import('./pages/ProviderLoginPage')),
  },
  { path: paths.signup, access: 'guest', page: lazyPage(() => import('./pages/SignupPage')) },
  {
    path: paths.forgotPassword,
    needs: 'forgotPassword',
    access: 'guest',
    page: lazyPage(() => import('./pages/ForgotPasswordPage')),
  },
  {
    path: paths.resetPassword,
    access: 'public',
    page: lazyPage(() => import('./pages/ResetPasswordPage')),
  },
  {
    path: paths.verifyEmail,
    needs: 'verifyEmail',
    access: 'public',
    page: lazyPage(() => import('./pages/VerifyEmailPage')),
  },
  {
    path: paths.verifyPending,
    access: 'public',
    page: lazyPage(() => import('./pages/VerifyPendingPage')),
  },
  {
    path: paths.acceptInvitation,
    needs: 'acceptInvitation',
    access: 'public',
    page: lazyPage(() => import('./pages/AcceptInvitationPage')),
  },
];
