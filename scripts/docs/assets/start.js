// Starts the reference. All that it could fetch from elsewhere, or send there, is switched off.
const here = location.origin;
window.Scalar.createApiReference('#reference', {
  url: 'reference.json',
  // Calls go from the browser to the host of this page, through no proxy.
  proxyUrl: '',
  externalUrls: { dashboardUrl: here, registryUrl: here, proxyUrl: here, apiBaseUrl: here },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  // The bar above follows the system, so the reference does, too.
  hideDarkModeToggle: true,
  documentDownloadType: 'none',
  authentication: { preferredSecurityScheme: 'bearerAuth' },
  generateOperationSlug: ({ operationId }) => operationId,
});
