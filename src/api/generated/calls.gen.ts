// Generated from openapi/ by `npm run contract`. Do not edit.

/** The operations by tag, each with its method and path. */
export const areas = [
  {
    "tag": "host",
    "title": "Host",
    "description": "What the host implements of this contract.",
    "operations": {
      "getCapabilities": "GET /capabilities"
    }
  },
  {
    "tag": "auth",
    "title": "Auth",
    "description": "Accounts, sign-in and sessions.",
    "operations": {
      "signup": "POST /auth/signup",
      "login": "POST /auth/login",
      "makeLoginChallenge": "POST /auth/passkey-challenge",
      "loginWithPasskey": "POST /auth/passkey-login",
      "getSignInProvider": "GET /auth/provider",
      "openProviderLogin": "POST /auth/provider-start",
      "loginWithProvider": "POST /auth/provider-login",
      "verifySecondFactor": "POST /auth/second-factor",
      "verifyIdentity": "POST /auth/step-up",
      "refreshToken": "POST /auth/refresh-token",
      "logout": "POST /auth/logout",
      "getCurrentUser": "GET /auth/me",
      "updatePushToken": "PUT /auth/push-token",
      "deletePushToken": "DELETE /auth/push-token",
      "verifyInvitation": "POST /auth/verify-invitation",
      "acceptInvitation": "POST /auth/accept-invitation",
      "verifyEmail": "POST /auth/verify-email",
      "resendVerification": "POST /auth/resend-verification",
      "forgotPassword": "POST /auth/forgot-password",
      "resetPassword": "POST /auth/reset-password"
    }
  },
  {
    "tag": "projects",
    "title": "Projects",
    "description": "The projects of the signed-in user, their dashboard figures, members, locations and saved views.",
    "operations": {
      "listProjects": "GET /projects",
      "createProject": "POST /projects",
      "createSampleProject": "POST /sample-projects",
      "getProject": "GET /projects/{projectId}",
      "updateProject": "PATCH /projects/{projectId}",
      "deleteSampleProject": "DELETE /projects/{projectId}/sample",
      "updateProjectCover": "PUT /projects/{projectId}/cover",
      "deleteProjectCover": "DELETE /projects/{projectId}/cover",
      "getProjectSettings": "GET /projects/{projectId}/settings",
      "updateProjectSettings": "PATCH /projects/{projectId}/settings",
      "getProjectTransitions": "GET /projects/{projectId}/transitions",
      "transitionProject": "POST /projects/{projectId}/transitions",
      "updateProjectFavorite": "PUT /projects/{projectId}/favorite",
      "getActionHolders": "GET /projects/{projectId}/action-holders",
      "getProjectProgress": "GET /projects/{projectId}/progress",
      "createReminders": "POST /projects/{projectId}/reminders",
      "getProjectStats": "GET /projects/{projectId}/stats",
      "listProjectMembers": "GET /projects/{projectId}/members",
      "listProjectLocations": "GET /projects/{projectId}/locations",
      "createProjectLocation": "POST /projects/{projectId}/locations",
      "listLocationProgress": "GET /projects/{projectId}/locations/progress",
      "importProjectLocations": "POST /projects/{projectId}/locations/import",
      "exportProjectLocations": "GET /projects/{projectId}/locations/export",
      "deleteProjectLocation": "DELETE /projects/{projectId}/locations/{locationId}",
      "updateProjectLocation": "PATCH /projects/{projectId}/locations/{locationId}",
      "listWorkItems": "GET /projects/{projectId}/work-items",
      "listSavedViews": "GET /projects/{projectId}/saved-views",
      "createSavedView": "POST /projects/{projectId}/saved-views",
      "deleteSavedView": "DELETE /projects/{projectId}/saved-views/{savedViewId}",
      "updateSavedView": "PATCH /projects/{projectId}/saved-views/{savedViewId}"
    }
  },
  {
    "tag": "punch-items",
    "title": "Punch items",
    "description": "Work that is unfinished or defective, from the first note to the reinspection.",
    "operations": {
      "listPunchItems": "GET /projects/{projectId}/punch-items",
      "createPunchItem": "POST /projects/{projectId}/punch-items",
      "bulkUpdatePunchItems": "POST /projects/{projectId}/punch-items/bulk",
      "exportPunchItems": "GET /projects/{projectId}/punch-items/export",
      "getPunchItem": "GET /projects/{projectId}/punch-items/{punchItemId}",
      "deletePunchItem": "DELETE /projects/{projectId}/punch-items/{punchItemId}",
      "updatePunchItem": "PATCH /projects/{projectId}/punch-items/{punchItemId}",
      "transitionPunchItem": "POST /projects/{projectId}/punch-items/{punchItemId}/transitions",
      "respondToPunchItem": "POST /projects/{projectId}/punch-items/{punchItemId}/responses",
      "addPunchItemComment": "POST /projects/{projectId}/punch-items/{punchItemId}/comments",
      "updatePunchItemWatch": "PUT /projects/{projectId}/punch-items/{punchItemId}/watching",
      "addPunchItemAttachment": "POST /projects/{projectId}/punch-items/{punchItemId}/attachments",
      "removePunchItemAttachment": "DELETE /projects/{projectId}/punch-items/{punchItemId}/attachments/{attachmentId}"
    }
  },
  {
    "tag": "rfis",
    "title": "RFIs",
    "description": "Requests for information, from the question to the official answer.",
    "operations": {
      "listRfis": "GET /projects/{projectId}/rfis",
      "createRfi": "POST /projects/{projectId}/rfis",
      "bulkUpdateRfis": "POST /projects/{projectId}/rfis/bulk",
      "exportRfis": "GET /projects/{projectId}/rfis/export",
      "getRfi": "GET /projects/{projectId}/rfis/{rfiId}",
      "deleteRfi": "DELETE /projects/{projectId}/rfis/{rfiId}",
      "updateRfi": "PATCH /projects/{projectId}/rfis/{rfiId}",
      "transitionRfi": "POST /projects/{projectId}/rfis/{rfiId}/transitions",
      "respondToRfi": "POST /projects/{projectId}/rfis/{rfiId}/responses",
      "addRfiComment": "POST /projects/{projectId}/rfis/{rfiId}/comments",
      "updateRfiWatch": "PUT /projects/{projectId}/rfis/{rfiId}/watching",
      "addRfiAttachment": "POST /projects/{projectId}/rfis/{rfiId}/attachments",
      "removeRfiAttachment": "DELETE /projects/{projectId}/rfis/{rfiId}/attachments/{attachmentId}"
    }
  },
  {
    "tag": "submittals",
    "title": "Submittals",
    "description": "Products and drawings that are reviewed before they are ordered, in review steps and revisions.",
    "operations": {
      "listSubmittals": "GET /projects/{projectId}/submittals",
      "createSubmittal": "POST /projects/{projectId}/submittals",
      "bulkUpdateSubmittals": "POST /projects/{projectId}/submittals/bulk",
      "exportSubmittals": "GET /projects/{projectId}/submittals/export",
      "getSubmittal": "GET /projects/{projectId}/submittals/{submittalId}",
      "deleteSubmittal": "DELETE /projects/{projectId}/submittals/{submittalId}",
      "updateSubmittal": "PATCH /projects/{projectId}/submittals/{submittalId}",
      "transitionSubmittal": "POST /projects/{projectId}/submittals/{submittalId}/transitions",
      "reviewSubmittal": "POST /projects/{projectId}/submittals/{submittalId}/reviews",
      "createSubmittalRevision": "POST /projects/{projectId}/submittals/{submittalId}/revisions",
      "addSubmittalComment": "POST /projects/{projectId}/submittals/{submittalId}/comments",
      "updateSubmittalWatch": "PUT /projects/{projectId}/submittals/{submittalId}/watching",
      "addSubmittalAttachment": "POST /projects/{projectId}/submittals/{submittalId}/attachments",
      "removeSubmittalAttachment": "DELETE /projects/{projectId}/submittals/{submittalId}/attachments/{attachmentId}"
    }
  },
  {
    "tag": "scans",
    "title": "Scans",
    "description": "3D scans of a project. Members see all scans; a public scan can be shared by link.",
    "operations": {
      "listScans": "GET /projects/{projectId}/scans",
      "createScan": "POST /projects/{projectId}/scans",
      "getScan": "GET /projects/{projectId}/scans/{scanId}",
      "updateScan": "PUT /projects/{projectId}/scans/{scanId}",
      "deleteScan": "DELETE /projects/{projectId}/scans/{scanId}",
      "downloadScans": "POST /projects/{projectId}/scans/download",
      "getScanCloudFile": "GET /projects/{projectId}/scans/{scanId}/cloud/{fileName}",
      "createScanFromUpload": "POST /projects/{projectId}/scans/from-upload",
      "updateScanUpAxis": "PUT /projects/{projectId}/scans/{scanId}/up-axis",
      "processScan": "POST /projects/{projectId}/scans/{scanId}/process",
      "cancelScanProcessing": "POST /projects/{projectId}/scans/{scanId}/cancel-processing",
      "makeScanPrivate": "POST /projects/{projectId}/scans/{scanId}/make-private",
      "makeScanPublic": "POST /projects/{projectId}/scans/{scanId}/make-public"
    }
  },
  {
    "tag": "models",
    "title": "3D models",
    "description": "3D models of a project (IFC or GLB) in versions. Members see all models; a public model can be shared by link.",
    "operations": {
      "listModels": "GET /projects/{projectId}/models",
      "createModel": "POST /projects/{projectId}/models",
      "createModelFromUpload": "POST /projects/{projectId}/models/from-upload",
      "getModel": "GET /projects/{projectId}/models/{modelId}",
      "deleteModel": "DELETE /projects/{projectId}/models/{modelId}",
      "updateModel": "PATCH /projects/{projectId}/models/{modelId}",
      "makeModelPrivate": "POST /projects/{projectId}/models/{modelId}/make-private",
      "makeModelPublic": "POST /projects/{projectId}/models/{modelId}/make-public",
      "listModelVersions": "GET /projects/{projectId}/models/{modelId}/versions",
      "createModelVersion": "POST /projects/{projectId}/models/{modelId}/versions",
      "createModelVersionFromUpload": "POST /projects/{projectId}/models/{modelId}/versions/from-upload",
      "makeModelVersionCurrent": "POST /projects/{projectId}/models/{modelId}/versions/{versionNumber}/make-current",
      "processModelVersion": "POST /projects/{projectId}/models/{modelId}/versions/{versionNumber}/process",
      "cancelModelVersionProcessing": "POST /projects/{projectId}/models/{modelId}/versions/{versionNumber}/cancel-processing",
      "listModelChanges": "GET /projects/{projectId}/models/{modelId}/versions/{versionNumber}/changes",
      "getModelFile": "GET /projects/{projectId}/models/{modelId}/versions/{versionNumber}/file/{fileName}"
    }
  },
  {
    "tag": "uploads",
    "title": "Uploads",
    "description": "Resumable uploads of files of any size with the tus protocol. The calls that turn a complete upload into a record belong to the record's tag, such as createScanFromUpload.",
    "operations": {
      "listUploads": "GET /projects/{projectId}/uploads",
      "createUpload": "POST /projects/{projectId}/uploads",
      "deleteUpload": "DELETE /projects/{projectId}/uploads/{uploadId}",
      "addUploadChunk": "PATCH /projects/{projectId}/uploads/{uploadId}",
      "getUploadOffset": "HEAD /projects/{projectId}/uploads/{uploadId}"
    }
  },
  {
    "tag": "share-links",
    "title": "Public links",
    "description": "Public links of a project. They show shared items to people without an account.",
    "operations": {
      "listShareLinks": "GET /projects/{projectId}/share-links",
      "createShareLink": "POST /projects/{projectId}/share-links",
      "deleteShareLink": "DELETE /projects/{projectId}/share-links/{shareLinkId}",
      "updateShareLink": "PATCH /projects/{projectId}/share-links/{shareLinkId}",
      "revokeShareLink": "POST /projects/{projectId}/share-links/{shareLinkId}/revoke",
      "createShareLinkToken": "POST /projects/{projectId}/share-links/{shareLinkId}/token"
    }
  },
  {
    "tag": "public",
    "title": "Public",
    "description": "The content of a public link, for visitors without an account. Only the visit token opens these calls.",
    "operations": {
      "openPublicLink": "POST /public/link/open",
      "getPublicLink": "GET /public/link",
      "getPublicScanCloudFile": "GET /public/scans/{scanId}/cloud/{fileName}",
      "downloadPublicScan": "GET /public/scans/{scanId}/download",
      "listPublicAlbumPhotos": "GET /public/albums/{albumId}/photos",
      "getPublicPhoto": "GET /public/photos/{photoId}",
      "downloadPublicPhoto": "GET /public/photos/{photoId}/download",
      "getPublicVideo": "GET /public/videos/{videoId}",
      "downloadPublicVideo": "GET /public/videos/{videoId}/download",
      "getPublicDocument": "GET /public/documents/{documentId}",
      "downloadPublicDocument": "GET /public/documents/{documentId}/download",
      "getPublicFieldCam": "GET /public/field-cams/{fieldCamId}",
      "listPublicFieldCamFrames": "GET /public/field-cams/{fieldCamId}/frames",
      "getPublicFieldCamTimelapse": "GET /public/field-cams/{fieldCamId}/timelapses/{timelapseId}",
      "getPublicModelFile": "GET /public/models/{modelId}/file",
      "downloadPublicModel": "GET /public/models/{modelId}/download",
      "getPublicPage": "GET /public/pages/{pageId}",
      "getPublicTour": "GET /public/tours/{tourId}",
      "getPublicTourPlan": "GET /public/tours/{tourId}/plan",
      "getPublicTourPanorama": "GET /public/tours/{tourId}/scenes/{sceneId}/panorama"
    }
  },
  {
    "tag": "pins",
    "title": "Pins",
    "description": "Punch items, RFIs and submittals that are pinned to a place in a scan, model, tour, photo or video.",
    "operations": {
      "listPins": "GET /projects/{projectId}/pins",
      "createPin": "POST /projects/{projectId}/pins",
      "deletePin": "DELETE /projects/{projectId}/pins/{pinId}",
      "updatePin": "PATCH /projects/{projectId}/pins/{pinId}"
    }
  },
  {
    "tag": "scene-views",
    "title": "Scene views",
    "description": "Named views that users save in a viewer.",
    "operations": {
      "listSceneViews": "GET /projects/{projectId}/scene-views",
      "createSceneView": "POST /projects/{projectId}/scene-views",
      "deleteSceneView": "DELETE /projects/{projectId}/scene-views/{sceneViewId}",
      "updateSceneView": "PATCH /projects/{projectId}/scene-views/{sceneViewId}"
    }
  },
  {
    "tag": "photos",
    "title": "Photos",
    "description": "Photos of a project and their albums, with the date and place of capture.",
    "operations": {
      "listPhotos": "GET /projects/{projectId}/photos",
      "createPhoto": "POST /projects/{projectId}/photos",
      "getPhotoSummary": "GET /projects/{projectId}/photos/summary",
      "bulkUpdatePhotos": "POST /projects/{projectId}/photos/bulk",
      "getPhoto": "GET /projects/{projectId}/photos/{photoId}",
      "deletePhoto": "DELETE /projects/{projectId}/photos/{photoId}",
      "updatePhoto": "PATCH /projects/{projectId}/photos/{photoId}",
      "getPhotoMarkup": "GET /projects/{projectId}/photos/{photoId}/markup",
      "updatePhotoMarkup": "PUT /projects/{projectId}/photos/{photoId}/markup",
      "updatePhotoPair": "PUT /projects/{projectId}/photos/{photoId}/pair",
      "updatePhotoStar": "PUT /projects/{projectId}/photos/{photoId}/star",
      "addPhotoComment": "POST /projects/{projectId}/photos/{photoId}/comments",
      "deletePhotoComment": "DELETE /projects/{projectId}/photos/{photoId}/comments/{commentId}",
      "listAlbums": "GET /projects/{projectId}/albums",
      "createAlbum": "POST /projects/{projectId}/albums",
      "deleteAlbum": "DELETE /projects/{projectId}/albums/{albumId}",
      "updateAlbum": "PATCH /projects/{projectId}/albums/{albumId}"
    }
  },
  {
    "tag": "videos",
    "title": "Videos",
    "description": "Videos of a project, with chapters and comments that refer to a time.",
    "operations": {
      "listVideos": "GET /projects/{projectId}/videos",
      "createVideoFromUpload": "POST /projects/{projectId}/videos/from-upload",
      "getVideo": "GET /projects/{projectId}/videos/{videoId}",
      "deleteVideo": "DELETE /projects/{projectId}/videos/{videoId}",
      "updateVideo": "PATCH /projects/{projectId}/videos/{videoId}",
      "updateVideoPoster": "PUT /projects/{projectId}/videos/{videoId}/poster",
      "addVideoComment": "POST /projects/{projectId}/videos/{videoId}/comments",
      "deleteVideoComment": "DELETE /projects/{projectId}/videos/{videoId}/comments/{commentId}"
    }
  },
  {
    "tag": "plans",
    "title": "Plans",
    "description": "Drawings of a project, by set, sheet and revision, with markup.",
    "operations": {
      "listPlanSets": "GET /projects/{projectId}/plan-sets",
      "createPlanSetFromUpload": "POST /projects/{projectId}/plan-sets/from-upload",
      "getPlanSet": "GET /projects/{projectId}/plan-sets/{planSetId}",
      "deletePlanSet": "DELETE /projects/{projectId}/plan-sets/{planSetId}",
      "updatePlanSet": "PATCH /projects/{projectId}/plan-sets/{planSetId}",
      "publishPlanSet": "POST /projects/{projectId}/plan-sets/{planSetId}/publish",
      "listSheets": "GET /projects/{projectId}/sheets",
      "getSheet": "GET /projects/{projectId}/sheets/{sheetId}",
      "updateSheet": "PATCH /projects/{projectId}/sheets/{sheetId}",
      "transitionSheet": "POST /projects/{projectId}/sheets/{sheetId}/transitions",
      "listSheetMarkups": "GET /projects/{projectId}/sheets/{sheetId}/markups",
      "updateSheetMarkup": "PUT /projects/{projectId}/sheets/{sheetId}/markups"
    }
  },
  {
    "tag": "documents",
    "title": "Documents",
    "description": "Folders and files of a project, with versions and a recycle bin.",
    "operations": {
      "listDocuments": "GET /projects/{projectId}/documents",
      "listFolders": "GET /projects/{projectId}/documents/folders",
      "createFolder": "POST /projects/{projectId}/documents/folders",
      "downloadDocuments": "POST /projects/{projectId}/documents/download",
      "createDocumentFromUpload": "POST /projects/{projectId}/documents/from-upload",
      "getDocument": "GET /projects/{projectId}/documents/{documentId}",
      "deleteDocument": "DELETE /projects/{projectId}/documents/{documentId}",
      "updateDocument": "PATCH /projects/{projectId}/documents/{documentId}",
      "restoreDocument": "POST /projects/{projectId}/documents/{documentId}/restore",
      "createDocumentCopy": "POST /projects/{projectId}/documents/{documentId}/copy",
      "getDocumentAccess": "GET /projects/{projectId}/documents/{documentId}/access",
      "updateDocumentAccess": "PUT /projects/{projectId}/documents/{documentId}/access",
      "updateDocumentLock": "PUT /projects/{projectId}/documents/{documentId}/check-out",
      "updateDocumentMark": "PUT /projects/{projectId}/documents/{documentId}/mark",
      "updateDocumentLink": "PUT /projects/{projectId}/documents/{documentId}/links",
      "downloadDocument": "GET /projects/{projectId}/documents/{documentId}/file",
      "listDocumentDownloads": "GET /projects/{projectId}/documents/{documentId}/downloads"
    }
  },
  {
    "tag": "field-cams",
    "title": "Field cameras",
    "description": "Cameras on a site, with their latest picture, their daily pictures and time-lapses.",
    "operations": {
      "listFieldCams": "GET /projects/{projectId}/field-cams",
      "createFieldCam": "POST /projects/{projectId}/field-cams",
      "getFieldCam": "GET /projects/{projectId}/field-cams/{fieldCamId}",
      "deleteFieldCam": "DELETE /projects/{projectId}/field-cams/{fieldCamId}",
      "updateFieldCam": "PATCH /projects/{projectId}/field-cams/{fieldCamId}",
      "updateFieldCamStream": "PUT /projects/{projectId}/field-cams/{fieldCamId}/stream",
      "listFieldCamFrames": "GET /projects/{projectId}/field-cams/{fieldCamId}/frames",
      "createFieldCamTimelapse": "POST /projects/{projectId}/field-cams/{fieldCamId}/timelapses",
      "getFieldCamTimelapse": "GET /projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}",
      "deleteFieldCamTimelapse": "DELETE /projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}"
    }
  },
  {
    "tag": "tours",
    "title": "Tours",
    "description": "Virtual tours of a project: linked panoramas.",
    "operations": {
      "listTours": "GET /projects/{projectId}/tours",
      "createTour": "POST /projects/{projectId}/tours",
      "getTour": "GET /projects/{projectId}/tours/{tourId}",
      "deleteTour": "DELETE /projects/{projectId}/tours/{tourId}",
      "updateTour": "PATCH /projects/{projectId}/tours/{tourId}",
      "updateTourPlan": "PUT /projects/{projectId}/tours/{tourId}/plan",
      "createTourSceneFromUpload": "POST /projects/{projectId}/tours/{tourId}/scenes/from-upload",
      "deleteTourScene": "DELETE /projects/{projectId}/tours/{tourId}/scenes/{sceneId}",
      "updateTourScene": "PATCH /projects/{projectId}/tours/{tourId}/scenes/{sceneId}"
    }
  },
  {
    "tag": "messages",
    "title": "Messages",
    "description": "Conversations in a project: direct, in groups, in channels, and announcements.",
    "operations": {
      "listMessageThreads": "GET /projects/{projectId}/message-threads",
      "createMessageThread": "POST /projects/{projectId}/message-threads",
      "getMessageThread": "GET /projects/{projectId}/message-threads/{threadId}",
      "updateMessageThread": "PATCH /projects/{projectId}/message-threads/{threadId}",
      "updateMessageThreadState": "PATCH /projects/{projectId}/message-threads/{threadId}/state",
      "removeMessageThreadMembership": "DELETE /projects/{projectId}/message-threads/{threadId}/membership",
      "listMessages": "GET /projects/{projectId}/message-threads/{threadId}/messages",
      "createMessage": "POST /projects/{projectId}/message-threads/{threadId}/messages",
      "deleteMessage": "DELETE /projects/{projectId}/message-threads/{threadId}/messages/{messageId}",
      "updateMessage": "PATCH /projects/{projectId}/message-threads/{threadId}/messages/{messageId}",
      "updateMessageReaction": "PUT /projects/{projectId}/message-threads/{threadId}/messages/{messageId}/reaction",
      "updateMessagePin": "PUT /projects/{projectId}/message-threads/{threadId}/messages/{messageId}/pin",
      "addMessageRecord": "POST /projects/{projectId}/message-threads/{threadId}/messages/{messageId}/records",
      "addMessageAttachment": "POST /projects/{projectId}/message-threads/{threadId}/attachments",
      "exportMessageThread": "POST /projects/{projectId}/message-threads/{threadId}/export",
      "listMessageHits": "GET /projects/{projectId}/message-hits",
      "listExportableThreads": "GET /projects/{projectId}/exportable-message-threads"
    }
  },
  {
    "tag": "pages",
    "title": "Editor pages",
    "description": "Pages that several people write at once: notes, daily reports and minutes.",
    "operations": {
      "listPages": "GET /projects/{projectId}/pages",
      "createPage": "POST /projects/{projectId}/pages",
      "getPage": "GET /projects/{projectId}/pages/{pageId}",
      "deletePage": "DELETE /projects/{projectId}/pages/{pageId}",
      "updatePage": "PATCH /projects/{projectId}/pages/{pageId}",
      "updatePagePosition": "PUT /projects/{projectId}/pages/{pageId}/position",
      "updatePageArchive": "PUT /projects/{projectId}/pages/{pageId}/archive",
      "updatePageMarks": "PUT /projects/{projectId}/pages/{pageId}/marks",
      "getPageState": "GET /projects/{projectId}/pages/{pageId}/state",
      "addPageUpdates": "POST /projects/{projectId}/pages/{pageId}/updates",
      "updatePagePresence": "POST /projects/{projectId}/pages/{pageId}/presence",
      "listPageThreads": "GET /projects/{projectId}/pages/{pageId}/comment-threads",
      "createPageThread": "POST /projects/{projectId}/pages/{pageId}/comment-threads",
      "updatePageThread": "PATCH /projects/{projectId}/pages/{pageId}/comment-threads/{threadId}",
      "addPageComment": "POST /projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments",
      "deletePageComment": "DELETE /projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}",
      "updatePageComment": "PATCH /projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}",
      "listPageVersions": "GET /projects/{projectId}/pages/{pageId}/versions",
      "createPageVersion": "POST /projects/{projectId}/pages/{pageId}/versions",
      "getPageVersion": "GET /projects/{projectId}/pages/{pageId}/versions/{versionNumber}",
      "restorePageVersion": "POST /projects/{projectId}/pages/{pageId}/versions/{versionNumber}/restore",
      "listPageFiles": "GET /projects/{projectId}/pages/{pageId}/files",
      "addPageFile": "POST /projects/{projectId}/pages/{pageId}/files",
      "getDailyReport": "GET /projects/{projectId}/pages/{pageId}/daily-report",
      "updateDailyReport": "PATCH /projects/{projectId}/pages/{pageId}/daily-report",
      "getMinutes": "GET /projects/{projectId}/pages/{pageId}/minutes",
      "updateMinutes": "PATCH /projects/{projectId}/pages/{pageId}/minutes",
      "addPageSignature": "POST /projects/{projectId}/pages/{pageId}/signature",
      "addPageCountersignature": "POST /projects/{projectId}/pages/{pageId}/countersignature",
      "addPageDistribution": "POST /projects/{projectId}/pages/{pageId}/distribution",
      "getWeeklySummary": "GET /projects/{projectId}/weekly-summary"
    }
  },
  {
    "tag": "budget",
    "title": "Budget",
    "description": "The budget of a project: lines, commitments, changes, invoices, direct costs, forecast and snapshots.",
    "operations": {
      "getBudget": "GET /projects/{projectId}/budget",
      "updateBudget": "PATCH /projects/{projectId}/budget",
      "transitionBudget": "POST /projects/{projectId}/budget/transitions",
      "listCostCodes": "GET /projects/{projectId}/budget/cost-codes",
      "createCostCode": "POST /projects/{projectId}/budget/cost-codes",
      "importCostCodes": "POST /projects/{projectId}/budget/cost-codes/import",
      "deleteCostCode": "DELETE /projects/{projectId}/budget/cost-codes/{costCodeId}",
      "updateCostCode": "PATCH /projects/{projectId}/budget/cost-codes/{costCodeId}",
      "listBudgetLines": "GET /projects/{projectId}/budget/lines",
      "bulkUpdateBudgetLines": "POST /projects/{projectId}/budget/lines/bulk",
      "importBudgetLines": "POST /projects/{projectId}/budget/lines/import",
      "exportBudget": "GET /projects/{projectId}/budget/export",
      "listBudgetRecords": "GET /projects/{projectId}/budget/records",
      "getBudgetForecast": "GET /projects/{projectId}/budget/forecast",
      "listBudgetSnapshots": "GET /projects/{projectId}/budget/snapshots",
      "createBudgetSnapshot": "POST /projects/{projectId}/budget/snapshots",
      "getBudgetSnapshot": "GET /projects/{projectId}/budget/snapshots/{budgetSnapshotId}",
      "listCommitments": "GET /projects/{projectId}/commitments",
      "createCommitment": "POST /projects/{projectId}/commitments",
      "getCommitment": "GET /projects/{projectId}/commitments/{commitmentId}",
      "deleteCommitment": "DELETE /projects/{projectId}/commitments/{commitmentId}",
      "updateCommitment": "PATCH /projects/{projectId}/commitments/{commitmentId}",
      "transitionCommitment": "POST /projects/{projectId}/commitments/{commitmentId}/transitions",
      "listChangeEvents": "GET /projects/{projectId}/change-events",
      "createChangeEvent": "POST /projects/{projectId}/change-events",
      "getChangeEvent": "GET /projects/{projectId}/change-events/{changeEventId}",
      "deleteChangeEvent": "DELETE /projects/{projectId}/change-events/{changeEventId}",
      "updateChangeEvent": "PATCH /projects/{projectId}/change-events/{changeEventId}",
      "listChangeOrders": "GET /projects/{projectId}/change-orders",
      "createChangeOrder": "POST /projects/{projectId}/change-orders",
      "getChangeOrder": "GET /projects/{projectId}/change-orders/{changeOrderId}",
      "deleteChangeOrder": "DELETE /projects/{projectId}/change-orders/{changeOrderId}",
      "updateChangeOrder": "PATCH /projects/{projectId}/change-orders/{changeOrderId}",
      "transitionChangeOrder": "POST /projects/{projectId}/change-orders/{changeOrderId}/transitions",
      "listInvoices": "GET /projects/{projectId}/invoices",
      "createInvoice": "POST /projects/{projectId}/invoices",
      "getInvoice": "GET /projects/{projectId}/invoices/{invoiceId}",
      "deleteInvoice": "DELETE /projects/{projectId}/invoices/{invoiceId}",
      "updateInvoice": "PATCH /projects/{projectId}/invoices/{invoiceId}",
      "transitionInvoice": "POST /projects/{projectId}/invoices/{invoiceId}/transitions",
      "listDirectCosts": "GET /projects/{projectId}/direct-costs",
      "createDirectCost": "POST /projects/{projectId}/direct-costs",
      "deleteDirectCost": "DELETE /projects/{projectId}/direct-costs/{directCostId}",
      "updateDirectCost": "PATCH /projects/{projectId}/direct-costs/{directCostId}"
    }
  },
  {
    "tag": "team",
    "title": "Team",
    "description": "The people of a project, and the invitations to it.",
    "operations": {
      "listTeam": "GET /projects/{projectId}/team",
      "bulkUpdateTeam": "POST /projects/{projectId}/team/bulk",
      "getTeamMember": "GET /projects/{projectId}/team/{memberId}",
      "removeTeamMember": "DELETE /projects/{projectId}/team/{memberId}",
      "listDistributionGroups": "GET /projects/{projectId}/distribution-groups",
      "createDistributionGroup": "POST /projects/{projectId}/distribution-groups",
      "deleteDistributionGroup": "DELETE /projects/{projectId}/distribution-groups/{distributionGroupId}",
      "updateDistributionGroup": "PATCH /projects/{projectId}/distribution-groups/{distributionGroupId}",
      "inviteMembers": "POST /projects/{projectId}/invitations",
      "resendInvitation": "POST /projects/{projectId}/invitations/{invitationId}/resend",
      "revokeInvitation": "POST /projects/{projectId}/invitations/{invitationId}/revoke"
    }
  },
  {
    "tag": "account",
    "title": "Account",
    "description": "The account that the projects, members and companies belong to.",
    "operations": {
      "getAccount": "GET /account",
      "getAccountActionHolders": "GET /account/action-holders",
      "getAccountSettings": "GET /account/settings",
      "updateAccountSettings": "PATCH /account/settings",
      "listSignInDomains": "GET /account/sign-in-domains",
      "createSignInDomain": "POST /account/sign-in-domains",
      "deleteSignInDomain": "DELETE /account/sign-in-domains/{domainId}",
      "updateSignInDomain": "PATCH /account/sign-in-domains/{domainId}",
      "verifySignInDomain": "POST /account/sign-in-domains/{domainId}/verify",
      "updateAccountLogo": "PUT /account/logo",
      "deleteAccountLogo": "DELETE /account/logo",
      "listAccountApiTokens": "GET /account/api-tokens",
      "deleteAccountApiToken": "DELETE /account/api-tokens/{apiTokenId}"
    }
  },
  {
    "tag": "members",
    "title": "Members",
    "description": "The people of the account.",
    "operations": {
      "listMembers": "GET /members",
      "bulkUpdateMembers": "POST /members/bulk",
      "getMember": "GET /members/{memberId}",
      "removeSecondFactor": "POST /members/{memberId}/second-factor/removal",
      "removeMember": "POST /members/{memberId}/remove"
    }
  },
  {
    "tag": "roles",
    "title": "Roles",
    "description": "What people may do, and a look at a project as somebody else sees it.",
    "operations": {
      "listRoles": "GET /roles",
      "createRole": "POST /roles",
      "previewRole": "POST /roles/preview",
      "getRole": "GET /roles/{roleId}",
      "deleteRole": "DELETE /roles/{roleId}",
      "updateRole": "PATCH /roles/{roleId}",
      "openSeeAs": "POST /see-as"
    }
  },
  {
    "tag": "companies",
    "title": "Companies",
    "description": "The companies of the account, with their trades and contacts.",
    "operations": {
      "listCompanies": "GET /companies",
      "createCompany": "POST /companies",
      "importCompanies": "POST /companies/import",
      "exportCompanies": "GET /companies/export",
      "getCompany": "GET /companies/{companyId}",
      "deleteCompany": "DELETE /companies/{companyId}",
      "updateCompany": "PATCH /companies/{companyId}",
      "mergeCompanies": "POST /companies/{companyId}/merge"
    }
  },
  {
    "tag": "templates",
    "title": "Templates",
    "description": "Templates of projects: settings, companies, members and views that a new project takes over.",
    "operations": {
      "listTemplates": "GET /templates",
      "createTemplate": "POST /templates",
      "getTemplate": "GET /templates/{templateId}",
      "deleteTemplate": "DELETE /templates/{templateId}",
      "updateTemplate": "PATCH /templates/{templateId}"
    }
  },
  {
    "tag": "activity",
    "title": "Activity log",
    "description": "The log of what people did, in the account and in its projects.",
    "operations": {
      "listActivity": "GET /activity",
      "exportActivity": "GET /activity/export"
    }
  },
  {
    "tag": "profile",
    "title": "Profile",
    "description": "The signed-in user: facts, picture, password, passkeys, sessions and personal data.",
    "operations": {
      "getProfile": "GET /profile",
      "updateProfile": "PATCH /profile",
      "updateProfilePicture": "PUT /profile/picture",
      "deleteProfilePicture": "DELETE /profile/picture",
      "updatePassword": "PUT /profile/password",
      "updateEmail": "PUT /profile/email",
      "cancelEmailChange": "DELETE /profile/email",
      "getSecondFactor": "GET /profile/second-factor",
      "addAuthenticator": "POST /profile/authenticator",
      "verifyAuthenticator": "POST /profile/authenticator/code",
      "removeAuthenticator": "POST /profile/authenticator/removal",
      "resetRecoveryCodes": "POST /profile/recovery-codes",
      "listSessions": "GET /profile/sessions",
      "deleteOtherSessions": "DELETE /profile/sessions",
      "deleteSession": "DELETE /profile/sessions/{sessionId}",
      "listApiTokens": "GET /profile/api-tokens",
      "createApiToken": "POST /profile/api-tokens",
      "deleteApiToken": "DELETE /profile/api-tokens/{apiTokenId}",
      "listPasskeys": "GET /profile/passkeys",
      "createPasskey": "POST /profile/passkeys",
      "deletePasskey": "DELETE /profile/passkeys/{passkeyId}",
      "updatePasskey": "PATCH /profile/passkeys/{passkeyId}",
      "makePasskeyChallenge": "POST /profile/passkey-challenge",
      "getStorageKey": "GET /profile/storage-key",
      "exportProfile": "GET /profile/export",
      "deleteProfile": "POST /profile/delete"
    }
  },
  {
    "tag": "events",
    "title": "Events",
    "description": "Live updates: what other people change, and who has a record open.",
    "operations": {
      "openEventStream": "GET /events",
      "listPresence": "GET /projects/{projectId}/presence",
      "updatePresence": "PUT /projects/{projectId}/presence/{clientId}",
      "deletePresence": "DELETE /projects/{projectId}/presence/{clientId}"
    }
  },
  {
    "tag": "notifications",
    "title": "Notifications",
    "description": "What concerns the signed-in user and why, and their preferences: events, frequency and channels.",
    "operations": {
      "listNotifications": "GET /notifications",
      "getNotificationCounts": "GET /notifications/counts",
      "bulkUpdateNotifications": "POST /notifications/bulk",
      "makeNotificationsRead": "POST /notifications/read",
      "makeRecordNotificationsRead": "POST /notifications/seen",
      "getNotificationDefaults": "GET /projects/{projectId}/notification-defaults",
      "updateNotificationDefaults": "PUT /projects/{projectId}/notification-defaults",
      "getNotificationPreferences": "GET /notification-preferences",
      "updateNotificationPreferences": "PUT /notification-preferences",
      "updateNotificationOptOut": "PUT /notification-preferences/opt-out",
      "updateNotificationTimes": "PUT /notification-preferences/times"
    }
  }
] as const;

/** The operations that need each of the permitted actions of a project or the account. */
export const shownActions: Readonly<Record<string, readonly string[]>> = {
  "create_project": [
    "createProject",
    "createSampleProject"
  ],
  "update_project": [
    "updateProject",
    "updateProjectCover",
    "deleteProjectCover"
  ],
  "manage_project_settings": [
    "deleteSampleProject",
    "updateProjectSettings",
    "updateNotificationDefaults"
  ],
  "view_project_settings": [
    "getProjectSettings",
    "getNotificationDefaults"
  ],
  "create_message_thread": [
    "createMessageThread"
  ],
  "create_message_group": [
    "createMessageThread",
    "createMessageThread",
    "createMessageThread"
  ],
  "export_messages": [
    "exportMessageThread",
    "listExportableThreads"
  ],
  "create_page": [
    "createPage"
  ],
  "manage_distribution_groups": [
    "createDistributionGroup",
    "deleteDistributionGroup",
    "updateDistributionGroup"
  ],
  "invite_members": [
    "inviteMembers",
    "resendInvitation",
    "revokeInvitation"
  ],
  "manage_locations": [
    "createProjectLocation",
    "importProjectLocations",
    "deleteProjectLocation",
    "updateProjectLocation"
  ],
  "create_punch_item": [
    "createPunchItem"
  ],
  "open_punch_item": [
    "createPunchItem",
    "transitionPunchItem"
  ],
  "export_punch_items": [
    "exportPunchItems"
  ],
  "create_rfi": [
    "createRfi"
  ],
  "open_rfi": [
    "createRfi",
    "transitionRfi"
  ],
  "export_rfis": [
    "exportRfis"
  ],
  "create_submittal": [
    "createSubmittal"
  ],
  "export_submittals": [
    "exportSubmittals"
  ],
  "open_submittal": [
    "transitionSubmittal"
  ],
  "create_scan": [
    "createScan",
    "createScanFromUpload",
    "createUpload"
  ],
  "create_model": [
    "createModel",
    "createModelFromUpload",
    "createUpload"
  ],
  "create_tour": [
    "createUpload",
    "createTour"
  ],
  "create_video": [
    "createUpload",
    "createVideoFromUpload"
  ],
  "create_document": [
    "createUpload",
    "createFolder",
    "createDocumentFromUpload",
    "createDocumentCopy"
  ],
  "create_plan_set": [
    "createUpload",
    "createPlanSetFromUpload"
  ],
  "create_photo": [
    "createPhoto"
  ],
  "create_album": [
    "createAlbum"
  ],
  "view_field_cams": [
    "listFieldCams",
    "getFieldCam",
    "listFieldCamFrames",
    "getFieldCamTimelapse"
  ],
  "create_field_cam": [
    "createFieldCam"
  ],
  "manage_budget_access": [
    "updateBudget"
  ],
  "update_budget": [
    "createCostCode",
    "importCostCodes",
    "deleteCostCode",
    "updateCostCode",
    "bulkUpdateBudgetLines",
    "importBudgetLines"
  ],
  "export_budget": [
    "exportBudget"
  ],
  "take_budget_snapshot": [
    "createBudgetSnapshot"
  ],
  "manage_commitments": [
    "createCommitment",
    "deleteCommitment",
    "updateCommitment",
    "transitionCommitment",
    "transitionCommitment",
    "createDirectCost",
    "deleteDirectCost",
    "updateDirectCost"
  ],
  "manage_change_orders": [
    "createChangeEvent",
    "deleteChangeEvent",
    "updateChangeEvent",
    "createChangeOrder",
    "deleteChangeOrder",
    "updateChangeOrder",
    "transitionChangeOrder"
  ],
  "view_account_settings": [
    "getAccountSettings",
    "listSignInDomains"
  ],
  "update_account_settings": [
    "updateAccountSettings",
    "createSignInDomain",
    "deleteSignInDomain",
    "updateSignInDomain",
    "verifySignInDomain",
    "updateAccountLogo",
    "deleteAccountLogo"
  ],
  "view_members": [
    "listMembers",
    "getMember"
  ],
  "view_roles": [
    "listRoles",
    "getRole"
  ],
  "create_role": [
    "createRole",
    "previewRole"
  ],
  "see_as": [
    "openSeeAs"
  ],
  "view_templates": [
    "listTemplates",
    "getTemplate"
  ],
  "create_template": [
    "createTemplate"
  ],
  "export_activity": [
    "exportActivity"
  ],
  "view_companies": [
    "listCompanies",
    "getCompany"
  ],
  "create_company": [
    "createCompany"
  ],
  "import_companies": [
    "importCompanies"
  ],
  "export_companies": [
    "exportCompanies"
  ]
};

/** The operations that take a complete upload (createUpload). */
export const fromUploads: readonly string[] = [
  "createScanFromUpload",
  "createModelFromUpload",
  "createModelVersionFromUpload",
  "createPlanSetFromUpload",
  "createDocumentFromUpload",
  "createVideoFromUpload",
  "createTourSceneFromUpload"
];
