import { useSession } from '@/platform/auth/session';
import { clearUploads } from '@/shared/upload/queue';
import UploadDock from '@/shared/upload/UploadDock';

// Uploads belong to one user. They stop when the session ends, and can be resumed after the next sign-in.
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) clearUploads();
});

export default UploadDock;
