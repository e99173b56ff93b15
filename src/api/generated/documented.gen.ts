// Generated from openapi/ by `npm run contract`. Do not edit.

/** The operations that the product calls today (`x-origin: documented`), each with its method and path. */
export const documented = {
  "signup": "POST /auth/signup",
  "login": "POST /auth/login",
  "refreshToken": "POST /auth/refresh-token",
  "resetPassword": "POST /auth/reset-password",
  "getProjectStats": "GET /projects/{projectId}/stats",
  "listScans": "GET /projects/{projectId}/scans",
  "getScan": "GET /projects/{projectId}/scans/{scanId}",
  "updateScan": "PUT /projects/{projectId}/scans/{scanId}",
  "deleteScan": "DELETE /projects/{projectId}/scans/{scanId}",
  "downloadScans": "POST /projects/{projectId}/scans/download",
  "makeScanPrivate": "POST /projects/{projectId}/scans/{scanId}/make-private",
  "makeScanPublic": "POST /projects/{projectId}/scans/{scanId}/make-public"
} as const;

/** The number of all operations. */
export const operationCount = 416;
